/**
 * Every call and route of the product is accounted for: built, or still to come by the tables in docs/product. Prints how
 * far we are.
 */
import { endpoints } from '@xinjian/contract'
import { ROWS } from '@xinjian/contract/routes/table'
import { describe, expect, it } from 'vitest'
import { productTable } from './lib/files.ts'

const print = (title: string, lines: string[]) =>
  process.stdout.write(`${title}\n${lines.map((l) => `  ${l}\n`).join('')}`)

describe('calls of the product', () => {
  const wanted = productTable('calls').map(([method, path]) => `${method} ${path}`)
  const built = endpoints
    .filter((e) => e.endpoint.origin === 'spec')
    .map((e) => `${e.endpoint.method} ${e.endpoint.path}`)

  it('a call marked as the product’s is in docs/product/calls.tsv, letter by letter', () => {
    expect(built.filter((call) => !wanted.includes(call))).toEqual([])
  })

  it('no call is defined twice, and no own call hides behind a path of the product', () => {
    const all = endpoints.map((e) => `${e.endpoint.method} ${e.endpoint.path}`)
    expect(all.length).toBe(new Set(all).size)
    const own = endpoints
      .filter((e) => e.endpoint.origin === 'own')
      .map((e) => `${e.endpoint.method} ${e.endpoint.path}`)
    expect(own.filter((call) => wanted.includes(call))).toEqual([])
  })

  it.each(['bss', 'products'])(
    'every call of service %s is built, under its service',
    (service) => {
      const of = productTable('calls').filter(([, , name]) => name === service)
      expect(of.length).toBeGreaterThan(5)
      const missing = of.filter(
        ([method, path]) =>
          !endpoints.some(
            ({ endpoint: e }) =>
              e.origin === 'spec' &&
              e.method === method &&
              e.path === path &&
              e.service === service,
          ),
      )
      expect(missing.map(([method, path]) => `${method} ${path}`)).toEqual([])
    },
  )

  it('prints which are still to come', () => {
    const missing = wanted.filter((call) => !built.includes(call))
    print(`calls: ${built.length} of ${wanted.length} built, still to come:`, missing)
    expect(built.length + missing.length).toBe(wanted.length)
  })
})

describe('routes of the product', () => {
  const wanted = productTable('routes')
  const table = new Map(ROWS.map((row) => [row[0], row]))

  it('every route is in the route table with the login it asks for', () => {
    const wrong = wanted.filter(([path = '', , login]) => table.get(path)?.[3] !== login)
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  it('prints which lead to /404 until they are built', () => {
    const open = wanted.filter(([path = '']) => {
      const options = table.get(path)?.[4]
      return !options?.page && !options?.redirect
    })
    print(
      `routes: ${wanted.length - open.length} of ${wanted.length} built, still to come:`,
      open.map(([path]) => path ?? ''),
    )
    expect(open.length).toBeLessThan(wanted.length)
  })
})
