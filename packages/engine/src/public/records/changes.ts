/** 变更记录 as the rules on changes read them, whichever source tells them. */
import type { ChangeLine } from '../../kit/rules/changes.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { PublicContext } from '../context.ts'
import { legsOf, type Seen, seen } from './seen.ts'

export interface ToldChange extends ChangeLine {
  seen: Seen<'REGISTRATION_CHANGE'>
}

export const changeLines = (context: PublicContext): ToldChange[] =>
  seen(context, 'REGISTRATION_CHANGE').certain.map((one) => ({
    on: one.record.changedOn,
    item: one.record.item ?? '',
    seen: one,
  }))

export const openChanges = (lines: readonly ToldChange[]): Evidence =>
  legsOf(lines.map((line) => line.seen))
