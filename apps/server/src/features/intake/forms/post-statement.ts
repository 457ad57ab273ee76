/** Statements of an upload into the facts, in one transaction with what the import says of them. */
import type { ParsedStatement } from '@xinjian/intake'
import { statedOf } from '@xinjian/intake/statement/stated'
import type { TenantDb } from '../../../db/tenant.ts'
import { type Contradiction, writeStatement } from '../../facts/records/write.ts'
import type { ImportError } from '../reading.ts'
import { differenceWords } from './differences.ts'
import { answeredLabels, askLabels } from './labels-store.ts'
import { isStored, type StoredForm } from './stored-form.ts'
import { POSTED_SAYS } from './words.ts'

/** Books what one printed statement tells: one stored statement per period. */
export async function postStatement(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number; stored: readonly StoredForm[] },
  parsed: ParsedStatement,
  place: string,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const answered = new Map(
    (await answeredLabels(tx)).map((l) => [`${l.kind} ${l.standard} ${l.label}`, l.code]),
  )
  const { statements, open, remarks } = statedOf(parsed, (l) => {
    const code = answered.get(`${l.kind} ${l.standard} ${l.label}`)
    return code === '' ? null : (code ?? undefined)
  })
  if (open.length > 0) await askLabels(tx, open)
  const failed = parsed.checks.filter(({ ok }) => !ok)
  const words = [...remarks, ...open.map(({ label }) => POSTED_SAYS.chooseAccount({ label }))]
  const name = `${place} ${parsed.kindName}`
  const forms: StoredForm[] = []
  for (const statement of statements) {
    // Consolidated and own statements stand in one file: the first is meant, and which it is a person must see.
    if (isStored(of.stored, { what: 'STATEMENT', kind: statement.kind, period: statement.to })) {
      words.push(POSTED_SAYS.statementTwice({ day: statement.to, kind: parsed.kindName }))
      continue
    }
    const { rows, bureau, contradictions } = await writeStatement(tx, of, statement)
    words.push(...contradictionWords(statement.to, contradictions))
    forms.push({
      what: 'STATEMENT',
      kind: statement.kind,
      standard: statement.standard,
      period: statement.to,
      written: rows,
      bureau,
      asks: bureau ? [] : open.map(({ label }) => label),
      doubts: contradictions.length,
    })
  }
  if (forms[0]) forms[0].doubts += failed.length
  words.push(
    ...failed.map(({ rule, period, difference }) =>
      POSTED_SAYS.identityOfStatement({ rule, period, difference }),
    ),
  )
  return {
    forms,
    errors: words.map((reason) => ({ place: name, column: null, reason, raw: null })),
  }
}

function contradictionWords(to: string, all: readonly Contradiction[]): string[] {
  const differences = all.map(({ label, column, ...rest }) => ({
    ...rest,
    what: POSTED_SAYS[column]({ label }),
  }))
  return differenceWords(POSTED_SAYS.statementOf({ day: to }), differences)
}
