import { describe, expect, it } from 'vitest'
import { editToml, quoted } from './tomlEdit.ts'

const TOML = `name = "shop" # ours

[env.production]
name = "shop-production"
routes = [
  { pattern = "a.example", custom_domain = true },
]

[[env.production.d1_databases]]
binding = "DB"
database_id = "0"

[[env.production.d1_databases]]
binding = "LOG"
database_id = "0"

# About the settings.
[env.production.vars]
SITE_URL = "https://a.example" # the site
MAIL = "a"

# staging
[env.staging.vars]
SITE_URL = "https://s.example"
`

describe('an edit of wrangler.toml', () => {
  it('sets a value and leaves everything else unchanged', () => {
    const edited = editToml(TOML, 'production', [
      { section: 'vars', key: 'MAIL', value: quoted('b"c') },
    ])
    expect(edited).toBe(TOML.replace('MAIL = "a"', String.raw`MAIL = "b\"c"`))
  })

  it('sets a value in the element with a given binding', () => {
    const edited = editToml(TOML, 'production', [
      {
        section: 'd1_databases',
        having: ['binding', 'LOG'],
        key: 'database_id',
        value: quoted('7'),
      },
    ])
    expect(edited).toBe(TOML.replace('"LOG"\ndatabase_id = "0"', '"LOG"\ndatabase_id = "7"'))
  })

  it('replaces a list of several lines', () => {
    const edited = editToml(TOML, 'production', [
      { section: '', key: 'routes', value: '[\n  1,\n]' },
    ])
    expect(edited).toContain('name = "shop-production"\nroutes = [\n  1,\n]\n\n[[env')
    expect(edited).not.toContain('pattern')
  })

  it('adds a missing value at the end of its section', () => {
    const edited = editToml(TOML, 'production', [
      { section: 'vars', key: 'NEW', value: quoted('1') },
    ])
    expect(edited).toBe(TOML.replace('MAIL = "a"', 'MAIL = "a"\nNEW = "1"'))
  })

  it('names the missing section', () => {
    expect(() =>
      editToml(TOML, 'production', [
        { section: 'kv_namespaces', having: ['binding', 'BOOK'], key: 'id', value: quoted('1') },
      ]),
    ).toThrow('wrangler.toml has no [env.production.kv_namespaces] with binding = "BOOK".')
  })
})
