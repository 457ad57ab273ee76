/** One look-up at the bureau: a worker that loses its claim leaves whole answers, and a consent that ends meanwhile lets nothing be written. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { createLendingConsents } from '../../src/features/consent/index.ts'
import { askLenders } from '../../src/features/facts/lending/read.ts'
import { LeaseLost } from '../../src/jobs/job.ts'
import type { LendingSources } from '../../src/outside/lending/connector.ts'
import { checkLendingPass, type LendingPass } from '../../src/outside/lending/pass.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { LendingDesk } from './desk.ts'
import { signPerson } from './signing.ts'

let desk: LendingDesk
let n = 15
let enterpriseId: number
let personConsent: string

beforeAll(async () => {
  desk = await LendingDesk.open()
})
afterAll(() => desk?.close())
beforeEach(async () => {
  await desk.calm()
  const firm = await desk.entered(await desk.sandbox.neighbour('4403', n++))
  enterpriseId = (await signFor(desk.server, firm.taxNo)).enterpriseId
  personConsent = await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'SPOUSE')
})

/** A bureau of which a test says what happens while it answers. */
function bureau(meanwhile: (pass: LendingPass) => Promise<unknown> = async () => undefined) {
  const asked: LendingPass[] = []
  const sources: LendingSources = {
    inUse: true,
    async ask(pass) {
      asked.push(pass)
      await meanwhile(pass)
      const item = { event: 'APPLY', instCode: 'B001' }
      const told = {
        institution: 'STATE_BANK' as const,
        ...{ institutionCode: 'B001', at: '2026-03-31T22:15:00' },
      }
      const nothing = { amount: null, balance: null, dueOn: null, overdueMonths: null }
      return {
        ...{ vendor: 'gateway', body: Buffer.from(JSON.stringify([item])), at: new Date() },
        records: [{ event: 'APPLY' as const, ...told, ...nothing, item }],
      }
    },
  }
  return { asked, sources }
}

let reports = 0
const look = (sources: LendingSources, mustHold: () => Promise<unknown> = async () => undefined) =>
  askLenders({
    tenant: tenantOf(desk.server.db, desk.companyId),
    lenders: { sources, consents: createLendingConsents(loadSecret(desk.server.config)) },
    ...{ enterpriseId, reportNo: `MLD-test-${++reports}`, since: new Date(0), mustHold },
  })
const rowsOf = async (subject: string) =>
  desk.server.db.rows(
    'select 1 from lending_record where company_id = $1 and enterprise_id = $2 and subject = $3 and not gone',
    [desk.companyId, enterpriseId, subject],
  )

describe('a look-up', () => {
  it('that lost its claim writes nothing more; the next asks for the rest alone', async () => {
    const { asked, sources } = bureau()
    let written = 0
    const lost = async () => {
      if (written++ > 0) throw new LeaseLost()
    }
    await expect(look(sources, lost)).rejects.toThrow(LeaseLost)
    const before = asked.length
    expect(await look(sources)).toEqual({ told: ['ENTERPRISE', 'SPOUSE'], failed: [] })
    const after = asked.slice(before).map(({ subject }) => subject)
    expect(after).toEqual(['SPOUSE'])
    expect(await rowsOf('ENTERPRISE')).toHaveLength(1)
  })

  it('carries a slip that only the consent ledger makes', async () => {
    const { asked, sources } = bureau()
    await look(sources)
    for (const pass of asked) {
      expect(() => checkLendingPass(pass)).not.toThrow()
      expect(() => checkLendingPass({ ...pass })).toThrow('授权已失效')
    }
    expect(asked.map(({ contractNo }) => contractNo)).toContain(personConsent)
  })

  it('during which a person takes the consent back writes nothing of that person', async () => {
    const { sources } = bureau(async ({ subject, contractNo }) => {
      if (subject === 'SPOUSE') await desk.server.db.run(REVOKE, [desk.companyId, contractNo])
    })
    expect(await look(sources)).toEqual({ told: ['ENTERPRISE'], failed: [] })
    expect(await rowsOf('SPOUSE')).toEqual([])
    const kept = await desk.server.db.rows<{ state: string }>(
      "select state from lending_answer where company_id = $1 and enterprise_id = $2 and subject = 'SPOUSE'",
      [desk.companyId, enterpriseId],
    )
    expect(kept).toEqual([{ state: 'NO_CONSENT' }])
  })
})
