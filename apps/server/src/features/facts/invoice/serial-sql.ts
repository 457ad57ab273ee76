/** 连号 in SQL: the same runs as the engine's `SerialRows` (a test holds one against the other). */
import { DIGITAL_KINDS } from '@xinjian/engine/invoice/facts'
import { RULE_PARAM } from '@xinjian/engine/invoice/params/rule-param'
import { KIND_INDEX } from './posting/copy-rows.ts'

/** 税控: everything that is not 数电. */
export const TAX_DISK_SQL = `v.kind not in (${DIGITAL_KINDS.map((kind) => KIND_INDEX[kind])})`

/** Matched without its parts being asked for: extracting them by expression costs ten times as much. */
export const HAS_NUMBER_SQL = "v.invoice_key ~ '^([0-9]{9,12}-)?[0-9]{1,8}(@|$)'"
const BARE = "split_part(v.invoice_key, '@', 1)"
/** Number of a 税控 key, null where it holds none; and its code, '' where it has none. */
export const NUMBER_SQL = `case when ${HAS_NUMBER_SQL} then split_part(${BARE}, '-', -1)::int end`
export const CODE_SQL = `case when strpos(${BARE}, '-') > 0 then split_part(v.invoice_key, '-', 1) else '' end`

/** Columns that `runsSql` needs of its rows. */
export const RUN_COLUMNS = 'v.direction, v.invoice_key, v.issue_day, v.counterparty_id'

/**
 * Rows in runs, each with its code and the first and last number of its run. `rows`: a select of RUN_COLUMNS over valid 税控
 * rows. Buyers with fewer rows a day than a run needs are dropped before any key is taken apart: that is nearly all of them.
 */
export const runsSql = (rows: string): string => `
  select * from (
    select i.*, min(number) over run as run_from, max(number) over run as run_to
      from (
        select n.*, number - dense_rank() over (partition by direction, issue_day, counterparty_id, code order by number) as island
          from (
            select v.*, ${CODE_SQL} as code, ${NUMBER_SQL} as number
              from (select r.*, count(*) over (partition by direction, issue_day, counterparty_id) as peers from (${rows}) r) v
             where peers >= ${RULE_PARAM.serial.minRun}
          ) n
         where number is not null
      ) i
    window run as (partition by direction, issue_day, counterparty_id, code, island)
  ) o where run_to - run_from + 1 >= ${RULE_PARAM.serial.minRun}`
