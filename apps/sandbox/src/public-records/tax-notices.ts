/** What tax bureaus publish of a firm: from the same rows that the bureau shows the firm itself, so that both say the same. */
import type { Datasets } from '../bureaus/datasets.ts'
import { type Day, firstDay, formatDay, monthOf } from '../world/calendar.ts'
import { ratingsOf, violationsOf } from '../world/filings/records.ts'
import { registrationOf } from '../world/filings/registration.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { iso, record, type WorldRecord } from './record.ts'
import type { Subject } from './subjects.ts'

interface Arrear {
  taxKind: string
  taxPeriodStart: string
  taxPeriodEnd: string
  balance: string
  deadline: string
}

const FOUND_ABNORMAL = 150

export async function taxNoticesOf(
  subject: Subject,
  firm: Firm,
  world: World,
  datasets: Datasets,
  today: Day,
): Promise<WorldRecord[]> {
  const authority = registrationOf(firm, world).taxAuthority
  const ratings = ratingsOf(firm, world, today)
    .filter(({ grade }) => grade === 'A')
    .map(({ year, ratedAt }) => ({
      number: `A-${year}`,
      fields: {
        noticeType: '纳税信用A级',
        level: 'A',
        content: `${year}年度纳税信用A级纳税人`,
        authority,
        publishedOn: ratedAt,
      },
    }))
  const violations = violationsOf(firm, world, today)
    .filter(({ status }) => status === '处罚')
    .map(({ registerDate, fact, penalty }, i) => ({
      number: `处罚-${i}`,
      fields: {
        noticeType: '涉税处罚',
        content: fact,
        amount: Number(penalty),
        authority,
        publishedOn: registerDate,
      },
    }))
  const abnormal = world.taxpayerStatus(firm).startsWith('非正常')
    ? [
        {
          number: '非正常户',
          fields: {
            noticeType: '非正常户',
            content: '经查无下落，认定为非正常户',
            authority,
            publishedOn: iso(
              firm.profile.behaviour.taxpayerStatus === '非正常'
                ? world.startDay - FOUND_ABNORMAL
                : today,
            ),
          },
        },
      ]
    : []
  const arrears = await arrearsOf(firm, datasets, authority, today)
  return [...ratings, ...violations, ...abnormal, ...arrears].map(({ number, fields }) =>
    record('TAX_NOTICE', subject, `${subject.taxNo}-${number}`, fields, { from: 0 }),
  )
}

/** On the first of each month bureaus publish what is overdue. A firm that pays is not looked up: its returns take long to make. */
async function arrearsOf(firm: Firm, datasets: Datasets, authority: string, today: Day) {
  if (!firm.profile.behaviour.unpaid?.length) return []
  const publishedOn = formatDay(firstDay(monthOf(today)))
  const rows = (await datasets.rows(firm, 'ARREARS')) as Arrear[]
  return rows
    .filter(({ deadline }) => deadline < publishedOn)
    .map(({ taxKind, taxPeriodStart, taxPeriodEnd, balance }, i) => ({
      number: `欠税-${i}`,
      fields: {
        noticeType: '欠税公告',
        taxKind,
        amount: Number(balance),
        content: `所属期${taxPeriodStart}至${taxPeriodEnd}`,
        authority,
        publishedOn,
      },
    }))
}
