/** Templates of a company. Each change is one guarded statement, so that two people at once cannot both make it. */
import type { Template, TemplateRow } from '@xinjian/contract'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { completedChoice, type SectionChoice } from '@xinjian/engine/report/view/view'
import { likeOf } from '../../db/like.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { listedSections } from './choice.ts'
import { TEMPLATE_SAYS } from './words.ts'

export interface TemplateRecord {
  id: number
  kind: ReportKind
  name: string
  status: TemplateRow['status']
  version: number
  sections: SectionChoice[]
  updated_by: string
  updated_at: Date
}

type Who = Pick<Session, 'userName'>
export type Content = Pick<TemplateRecord, 'name' | 'sections'>

const COLUMNS = 'id, kind, name, status, version, sections, updated_by, updated_at'

export function wireRow(row: TemplateRecord): TemplateRow {
  const choice = completedChoice(listedSections(row.kind).sections, row.sections)
  return {
    ...wired(row, 'id name status version updated_by updated_at'),
    reportType: row.kind,
    shown: choice.filter(({ shown }) => shown).length,
    of: choice.length,
    added: choice.filter(({ added }) => added).length,
  }
}

export const wireTemplate = (row: TemplateRecord): Template => ({
  ...wireRow(row),
  sections: row.sections,
})

export async function templateOf(tenant: TenantDb, id: number): Promise<TemplateRecord> {
  const row = await tenant.one<TemplateRecord>(
    `select ${COLUMNS} from report_template where company_id = $1 and id = $2`,
    [id],
  )
  if (!row) throw new Refusal('UNKNOWN', TEMPLATE_SAYS.noSuchTemplateBeen)
  return row
}

export const enabledTemplate = (tenant: TenantDb, kind: ReportKind) =>
  tenant.one<TemplateRecord>(
    `select ${COLUMNS} from report_template where company_id = $1 and kind = $2 and status = 'ENABLED'`,
    [kind],
  )

export async function templatePage(
  tenant: TenantDb,
  filter: {
    reportType?: ReportKind | undefined
    status?: string | undefined
    keyword?: string | undefined
  },
  page: number,
  size: number,
) {
  const values = [filter.reportType ?? null, filter.status ?? null, likeOf(filter.keyword)]
  const rows = await tenant.rows<TemplateRecord & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total from report_template
      where company_id = $1 and status <> 'DELETED' and ($2::text is null or kind = $2)
        and ($3::text is null or status = $3) and ($4::text is null or name ilike $4)
      order by updated_at desc, id desc limit $5 offset $6`,
    [...values, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, page, size, rows: rows.map(wireRow) }
}

export const addTemplate = (tenant: TenantDb, who: Who, kind: ReportKind, content: Content) =>
  inWords(async () => {
    const row = await tenant.one<TemplateRecord>(
      `insert into report_template (company_id, kind, name, sections, updated_by)
       values ($1, $2, $3, $4::jsonb, $5) returning ${COLUMNS}`,
      [kind, content.name, JSON.stringify(content.sections), who.userName],
    )
    return row as TemplateRecord
  })

/** `version`: the one that was changed; refuses where somebody else has changed it since. */
export const changeTemplate = (
  tenant: TenantDb,
  who: Who,
  { id, version }: Pick<TemplateRecord, 'id' | 'version'>,
  { name, sections }: Content,
) =>
  inWords(async () => {
    const row = await tenant.one<TemplateRecord>(
      `update report_template set name = $4, sections = $5::jsonb, updated_by = $6, updated_at = now(), version = version + 1
        where company_id = $1 and id = $2 and version = $3 and status <> 'DELETED' returning ${COLUMNS}`,
      [id, version, name, JSON.stringify(sections), who.userName],
    )
    if (!row) throw new Refusal('CONFLICT', TEMPLATE_SAYS.somebodyChangedDeletedTemplate)
    return row
  })

/** Enabling one stops the other of its kind in the same transaction: at every moment one at most is in force. */
export const setStatus = (
  tenant: TenantDb,
  who: Who,
  { id, kind }: Pick<TemplateRecord, 'id' | 'kind'>,
  status: TemplateRecord['status'],
) =>
  inWords(() =>
    tenant.transaction(async (tx) => {
      if (status === 'ENABLED')
        await tx.run(
          `update report_template set status = 'DISABLED', updated_by = $4, updated_at = now()
            where company_id = $1 and kind = $2 and status = 'ENABLED' and id <> $3`,
          [kind, id, who.userName],
        )
      const row = await tx.one<TemplateRecord>(
        `update report_template set status = $3, updated_by = $4, updated_at = now()
          where company_id = $1 and id = $2 and (status <> 'DELETED' or $3 = 'DISABLED') returning ${COLUMNS}`,
        [id, status, who.userName],
      )
      if (!row) throw new Refusal('CONFLICT', TEMPLATE_SAYS.templateDeletedReloadPage)
      return row
    }),
  )

/** A broken key, as it is told; anything else is thrown as it is. */
async function inWords<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'report_template_name')
      throw new Refusal('CONFLICT', TEMPLATE_SAYS.kindReportTemplateName, 'name')
    // Two were enabled at once: one of them is in force now.
    if (constraint === 'report_template_enabled') throw new Refusal('CONFLICT')
    throw error
  }
}
