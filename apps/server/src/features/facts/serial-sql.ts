/** 连号 in SQL: the same runs as the engine's `SerialRows` (a test holds one against the other). */
import { DIGITAL_KINDS } from '@xinjian/engine/invoice/facts'
import { RULE_PARAM } from '@xinjian/engine/params/rule-param'
import { KIND_INDEX } from './copy-rows.ts'

/** 税控: everything that is not 数电. */
export const TAX_DISK_SQL = `v.kind not in (${DIGITAL_KINDS.map((kind) => KIND_INDEX[kind])})`

/** Number and code of a 税控 key; the number is null where the key holds none. */
export const NUMBER_SQL =
  "substring(v.invoice_key from '^(?:[0-9]{9,12}-)?([0-9]{1,8})(?:@|$)')::int"
export const CODE_SQL = "coalesce(substring(v.invoice_key from '^([0-9]{9,12})-'), '')"

/** Columns that `runsSql` needs of its rows. */
export const NUMBERED = `v.direction, v.invoice_key, v.issue_day, v.counterparty_id, ${CODE_SQL} as code, ${NUMBER_SQL} as number`

/**
 * Rows in runs, each with the first and last number of its run. `numbered`: a select of NUMBERED over valid 税控 rows. Buyers
 * with fewer rows a day than a run needs are dropped before anything is sorted: that is nearly all of them.
 */
export const runsSql = (numbered: string): string => `
  select * from (
    select i.*, min(number) over run as run_from, max(number) over run as run_to
      from (
        select c.*, number - dense_rank() over (partition by direction, issue_day, counterparty_id, code order by number) as island
          from (select n.*, count(*) over (partition by direction, issue_day, counterparty_id) as peers
                  from (${numbered}) n where number is not null) c
         where peers >= ${RULE_PARAM.serial.minRun}
      ) i
    window run as (partition by direction, issue_day, counterparty_id, code, island)
  ) r where run_to - run_from + 1 >= ${RULE_PARAM.serial.minRun}`
