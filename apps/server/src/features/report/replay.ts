/** Computes a report again from the facts it was made of, by the engine that made it, and compares fingerprints. */
import type { TenantDb } from '../../db/tenant.ts'
import type { Engines } from './engines/engines.ts'
import { hashOfFacts, unpackFacts } from './facts-bytes.ts'
import { fingerprintOf } from './make.ts'
import { altered } from './seal.ts'
import { mustBeReady } from './service.ts'
import { factsOf, type ReportRecord } from './store.ts'

export async function replay(tenant: TenantDb, engines: Engines, reportNo: string) {
  const row = await mustBeReady(tenant, reportNo)
  const version = row.engine_version ?? ''
  const facts = await factsBytes(tenant, row)
  const recomputed = fingerprintOf(
    await engines.run(row.report_type, version, facts, row.params.through),
  )
  return {
    same: recomputed === row.fingerprint,
    fingerprint: row.fingerprint ?? '',
    recomputed,
    engineVersion: version,
  }
}

/** The engine's bytes of the facts that a ready report was made of. */
export async function factsBytes(tenant: TenantDb, row: ReportRecord): Promise<Uint8Array> {
  const packed = await factsOf(tenant, row.facts_hash ?? '')
  if (!packed) throw new Error(`facts of ${row.report_no} are gone`)
  if (hashOfFacts(packed) !== row.facts_hash) throw altered()
  return unpackFacts(packed)
}
