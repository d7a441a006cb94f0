import type { IndustryId } from '#domain/commerce/checkout/industries.ts'

/** Search terms of each industry: trades and other words that people type. */
export const INDUSTRY_WORDS: Readonly<Record<IndustryId, readonly string[]>> = {
  agriculture: words(
    'farm, farming, farmer, ranch, livestock, dairy farm, crops, seeds, fertilizer, tractors, vineyard, orchard, forestry, fishery, aquaculture, horticulture, beekeeping, feed store, grain',
  ),
  automotive: words(
    'car, cars, auto, dealer, dealership, car dealer, used cars, car repair, garage, mechanic, auto body, body shop, tires, oil change, car wash, motorcycle, motorbike, auto parts, EV, electric vehicles, car leasing, detailing, driving, truck dealer, RV, trailers',
  ),
  beauty_personal_care: words(
    'hair, hairdresser, hair salon, barber, barbershop, beauty salon, nails, nail salon, cosmetics, makeup, skincare, perfume, fragrance, tattoo, piercing, spa, massage, lashes, eyebrows, waxing, tanning, medspa, grooming for men',
  ),
  business_services: words(
    'consulting, consultant, accountant, accounting, bookkeeping, tax advisor, CPA, marketing agency, advertising agency, PR, agency, cleaning company, office cleaning, security company, printing, printer, translation, coworking, office supplies, event planning, payroll, B2B, outsourcing, call center, notary services, architect, surveyor',
  ),
  construction_trades: words(
    'contractor, builder, construction, plumber, plumbing, electrician, HVAC, heating, air conditioning, roofer, roofing, carpenter, painter, painting, tiler, flooring, drywall, mason, masonry, concrete, welding, handyman, remodeling, renovation, windows, doors, solar installer, locksmith, excavation, demolition, scaffolding, glazier, joiner, tradesman, kitchen fitter',
  ),
  consumer_electronics: words(
    'electronics, phones, smartphone, computers, laptop, TV sets, audio equipment, headphones, cameras, appliances, phone repair, computer shop, smart home, gadgets',
  ),
  consumer_goods: words(
    'FMCG, household goods, detergent, cleaning products, toys, paper goods, diapers, baby products, batteries, CPG, tobacco, vape, stationery',
  ),
  education: words(
    'school, university, college, tutoring, tutor, language school, driving school, kindergarten, daycare, preschool, nursery school, childcare, courses, training, academy, music school, e-learning, online course, coaching, vocational, library school',
  ),
  energy_utilities: words(
    'energy, electricity, power company, gas supplier, water utility, solar, wind power, oil, heating oil, waste disposal, recycling, utility, charging stations, renewables',
  ),
  entertainment_events: words(
    'cinema, movie theater, theater, concert, music venue, festival, museum, amusement park, theme park, nightclub, club, circus, escape room, bowling, zoo, aquarium, arcade, DJ, band, opera, gallery, casino, wedding, event venue, tickets, streaming service',
  ),
  fashion: words(
    'clothing, clothes, apparel, shoes, footwear, jewelry, jeweler, watches, boutique, handbags, bags, accessories, bridal, tailor, lingerie, sportswear, eyewear, sneakers, textile',
  ),
  finance_insurance: words(
    'bank, banking, credit union, insurance, insurance agent, broker, mortgage, loans, credit card, investment, financial advisor, wealth management, fintech, crypto, pension, savings, leasing, payment provider, tax refund',
  ),
  food_beverages: words(
    'brewery, beer, wine, winery, distillery, spirits, soft drinks, water, juice, coffee roaster, tea, snacks, candy, chocolate, meat, cheese, dairy, frozen food, organic food, food producer, butcher, bakery, baker, bread, pastry shop, confectionery',
  ),
  gaming: words(
    'video games, game studio, esports, mobile game, board games, console, app game, gamer',
  ),
  government_public: words(
    'city, town, municipality, county, ministry, police, fire department, army, military, public transport authority, library, health department, embassy, public sector, council, authority',
  ),
  health_medicine: words(
    'doctor, physician, dentist, dental, orthodontist, physio, physiotherapy, physical therapy, physical therapist, chiropractor, hospital, clinic, pharmacy, pharmacist, drugstore, optician, optometrist, eye doctor, hearing aids, dermatologist, pediatrician, psychologist, therapist, therapy, psychotherapy, counseling, nursing home, home care, urgent care, medical devices, pharma, midwife, osteopath, podiatrist, supplements, veterinary medicine, surgery, rehab, hospice, mental health, alternative practitioner, orthopedics, radiology',
  ),
  home_garden: words(
    'furniture, furniture store, kitchen, mattress, decor, interior design, lighting, carpet, curtains, garden center, gardener, gardening, landscaping, lawn care, landscaper, florist, flowers, nursery, plants, pool, hardware store, DIY, home improvement, pest control, tree service, house cleaning',
  ),
  industry_manufacturing: words(
    'manufacturing, factory, machinery, mechanical engineering, chemicals, steel, metalworking, plastics, packaging, tools, semiconductors, aerospace, mining, automation, paper mill, engineering',
  ),
  legal: words(
    'law, lawyer, law firm, attorney, solicitor, barrister, notary, legal advice, patent attorney, injury lawyer, divorce lawyer, immigration lawyer, tax lawyer, mediator, paralegal, bail bonds',
  ),
  media_publishing: words(
    'newspaper, magazine, publisher, book, books, author, radio station, TV station, broadcaster, film production, podcast, record label, news, blog, photographer, photography, video production',
  ),
  non_profit: words(
    'charity, NGO, foundation, association, church, religion, mosque, synagogue, donation, fundraising, volunteer, animal shelter, club association, nonprofit, community center',
  ),
  pets: words(
    'vet, veterinarian, pet food, pet shop, pet store, dog, cat, dog training, dog grooming, kennel, pet sitting, pet insurance, breeder, horse, aquarium supplies',
  ),
  politics: words(
    'party, candidate, campaign, election, ballot, PAC, political party, referendum, lobby, mayor',
  ),
  real_estate: words(
    'realtor, real estate agent, estate agent, property, property management, apartments, housing, rental apartments, homes, home builder, developer, commercial property, letting agent, senior living, student housing, self storage, storage',
  ),
  recruitment: words(
    'jobs, hiring, staffing, staffing agency, temp agency, headhunter, HR, employer, careers, job board, recruiter, apprenticeship',
  ),
  restaurants: words(
    'restaurant, cafe, coffee shop, coffeehouse, bar, pub, pizza, pizzeria, fast food, burger, sushi, takeaway, takeout, catering, caterer, food truck, diner, steakhouse, ice cream parlor, ice cream, bistro, delivery service, kebab, brewpub, tea room, canteen',
  ),
  retail: words(
    'shop, store, online shop, webshop, e-commerce, supermarket, grocery, grocer, convenience store, department store, mall, shopping center, discount store, bookstore, gift shop, toy store, liquor store, thrift store, kiosk, marketplace, wholesale, gas station, antiques, mail order',
  ),
  software_technology: words(
    'IT, software, SaaS, app, apps, cloud, hosting, web design, web developer, cybersecurity, AI, startup, data center, IT support, computer service, hardware maker, robotics',
  ),
  sports_fitness: words(
    'gym, fitness studio, fitness, yoga, pilates, crossfit, personal trainer, sports club, football club, soccer, golf, golf club, tennis, ski, swimming pool, bike shop, bicycle, martial arts, dance studio, dance school, sporting goods, running, climbing, boxing, stadium',
  ),
  telecommunications: words(
    'mobile carrier, internet provider, ISP, phone company, fiber, cable, broadband, telecom, cell phone plan, VoIP',
  ),
  transport_logistics: words(
    'trucking, freight, moving company, mover, movers, courier, parcel, shipping, taxi, cab, limousine, bus, railway, train, airport, warehouse, logistics, car sharing, ride sharing, towing, ferry, delivery company, forwarder, parking',
  ),
  travel_tourism: words(
    'hotel, motel, hostel, bed and breakfast, guesthouse, vacation rental, holiday home, campground, camping, resort, airline, cruise, travel agency, tour operator, tours, tourist board, destination, car rental, flights, ski resort, rental cars, inn, lodge',
  ),
  other: words('none of these, something else, miscellaneous'),
}

function words(list: string): readonly string[] {
  return list.split(', ')
}
