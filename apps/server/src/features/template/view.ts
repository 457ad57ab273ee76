/** The view that reports of a company are shown by. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { ReportView } from '@xinjian/engine/report/view/view'
import type { TenantDb } from '../../db/tenant.ts'
import { listedSections } from './choice.ts'
import { enabledTemplate } from './store.ts'

/** By the template that is enabled now; null = none is. What can never be hidden is shown, whatever was saved once. */
export async function viewFor(tenant: TenantDb, kind: ReportKind): Promise<ReportView | null> {
  const row = await enabledTemplate(tenant, kind)
  if (!row) return null
  const { id, version, name } = row
  const always = new Set(
    listedSections(kind).sections.flatMap((line) => (line.always ? [line.name] : [])),
  )
  return {
    template: { id, version, name },
    sections: row.sections.map((choice) => ({
      name: choice.name,
      shown: choice.shown || always.has(choice.name),
    })),
  }
}
