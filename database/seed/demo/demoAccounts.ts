import type { Role } from '#domain/accounts/capability.ts'

export interface DemoAccount {
  id: string
  role: Exclude<Role, 'visitor'>
  email: string
  firstName: string
  lastName: string
  companyName: string
  /** Publicly known: these accounts are only for development. */
  password: string
  /** The password's scrypt hash, as better-auth writes it. */
  passwordHash: string
}

/** Accounts that can log in on a developer's machine. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: 'acc_demo_customer',
    role: 'customer',
    email: 'customer@example.com',
    firstName: 'Casey',
    lastName: 'Morgan',
    companyName: 'Morgan Outdoor Supply',
    password: 'customer-development',
    passwordHash:
      'a3c575c20f62fe08bffc7366e4602ec9:1264b6795a863d070db79f569f9111208848865dbeb6d2364d38321bacccc797a286ffd9a4202a59ba067069142985990a4e178c05de0d28be5aab50e943d473',
  },
  {
    // Owns the sample campaigns on the publishers (`demoWorld.ts`).
    id: 'acc_demo_store',
    role: 'customer',
    email: 'store@example.com',
    firstName: 'Jordan',
    lastName: 'Ellis',
    companyName: 'Morgan Outdoor Supply',
    password: 'store-development',
    passwordHash:
      'dd056ab3e55e781aafc53d87ef3eb984:c7a4960dc6f55520855c9479047335ddef922a2cbcdf56f9cae1c644518bebb03f12f9bbfe196f1f0a7cb1b3d17217eb4561ebbf082cfdd77a5bd10035a643b3',
  },
  {
    id: 'acc_demo_sales',
    role: 'sales',
    email: 'sales@example.com',
    firstName: 'Sam',
    lastName: 'Rivera',
    companyName: '',
    password: 'sales-development',
    passwordHash:
      '3d25f3679d54c417f3ddcd9efc54bb56:e17bbb5b6d49b23ce780d51b695f91acf4d36ad07c355cc85144a8ff2f136ca0e2323001b78383df2a2f65f02e426ffefe469fae22d91bd99eda562be8bc6fe4',
  },
  {
    id: 'acc_demo_producer',
    role: 'producer',
    email: 'producer@example.com',
    firstName: 'Priya',
    lastName: 'Okafor',
    companyName: '',
    password: 'producer-development',
    passwordHash:
      '0eb2352919a34e50ff9c4c07bffd8d91:f9ced8a3532ef66a1f8e4ad7ea5a342db859545cd55fae2da25d62ec69995a816344f6b9a0ca39982b740685c5f329dacc6c757658799cd15b43850e29872cea',
  },
  {
    id: 'acc_demo_admin',
    role: 'admin',
    email: 'admin@example.com',
    firstName: 'Alex',
    lastName: 'Chen',
    companyName: '',
    password: 'admin-development',
    passwordHash:
      'bf5ac6adbe00f6820f94d5ee8cc30c9a:950154d58eec9f04c3ca8d849ed4b35b31a86e66c19380f35eb23777cc17ebb505576c2da9483efd6a2e3eb7212534ae2aa035156b81eee1aebd44a4df4aeb29',
  },
  {
    id: 'acc_demo_desk',
    role: 'admin',
    email: 'desk@example.com',
    firstName: 'Robin',
    lastName: 'Diaz',
    companyName: '',
    password: 'desk-development',
    passwordHash:
      'bd1a940ad02194bdb3930c2a61bd2116:33921c2581ef5f97992e3fede04b9ea16588ae43dc9b876f700ed695d7005198686aa9bc2353c7379064c09501f4c627e1f7e78128dea1c227d037d83626bc7a',
  },
]
