import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { secretOf } from '../../../security/secret.ts'
import { createTickets } from './ticket.ts'

const NOW = Date.UTC(2026, 10, 21)

describe('ticket of the printer', () => {
  const seed = randomBytes(32)
  const tickets = createTickets(secretOf([seed]), 'http://localhost:3000')
  const ticket = tickets.issue(7, 'AUT20261121000000001', NOW)

  it('opens the one contract, for two minutes', () => {
    const opened = { companyId: 7, contractNo: 'AUT20261121000000001' }
    expect(tickets.open(ticket, NOW)).toEqual(opened)
    expect(tickets.open(ticket, NOW + 119_000)).toEqual(opened)
    expect(() => tickets.open(ticket, NOW + 121_000)).toThrow()
  })

  it.each([
    ['another company', ticket.replace(/^7/, '8')],
    ['another contract', ticket.replace('0001.', '0002.')],
    ['a later end', ticket.replace(/\.(\d{10})\./, (_, n) => `.${Number(n) + 600}.`)],
    ['no signature', ticket.replace(/\.[^.]+$/, '.')],
    ['nothing', ''],
  ])('refuses %s', (_, altered) => expect(() => tickets.open(altered, NOW)).toThrow())

  it('refuses a ticket of another installation', () => {
    const other = createTickets(secretOf([randomBytes(32)]), 'http://localhost:3000')
    expect(() => other.open(ticket, NOW)).toThrow()
  })

  it('refuses a ticket of a copy beside it that has the same secret', () => {
    const beside = createTickets(secretOf([seed]), 'http://localhost:3100')
    expect(() => beside.open(ticket, NOW)).toThrow()
    expect(() => tickets.open(beside.issue(7, 'AUT1', NOW), NOW)).toThrow()
  })
})
