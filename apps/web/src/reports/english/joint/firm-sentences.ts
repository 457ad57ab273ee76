/** The verdict of the enterprise over all its reports, and reports that conclude against each other. */
import { REPORT_KIND_NAMES, REPORT_KINDS } from '@xinjian/engine/report/kinds'
import type { Sentence } from '../sentences.ts'

const KIND = `(?:${REPORT_KIND_NAMES.map((kind) => REPORT_KINDS[kind].title).join('|')})`
const KINDS = `(${KIND}(?:、${KIND})*)`
const LEVEL = '(建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝|数据不足，不评级)'

/** Titles of kinds, one by one. */
export const KIND_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  REPORT_KIND_NAMES.map((kind) => [REPORT_KINDS[kind].title, REPORT_KINDS[kind].titleEn]),
)

export const FIRM_SENTENCES: readonly Sentence[] = [
  [new RegExp(`^(${KIND})、${KINDS}$`), '@1, @2'],
  [
    new RegExp(`^${KINDS}未发现须处理的事项，但都不作准入结论。$`),
    '@1: nothing to be dealt with, and none of them concludes on admission.',
  ],
  [
    /^建议准入：现有报告没有未处理的不利事项。$/,
    'Admit: nothing adverse in the current reports is left to be dealt with.',
  ],
  [
    /^建议准入：现有报告没有须复核的事项。$/,
    'Admit: nothing in the current reports is for a person.',
  ],
  [
    /^建议准入：现有报告没有未处理的事项。$/,
    'Admit: nothing in the current reports is left to be dealt with.',
  ],
  [
    new RegExp(
      `^未见须复核事项：${KINDS}没有(?:须复核|未处理)的事项；收入与税务尚未一并评判，不作准入结论。$`,
    ),
    'Nothing to review: nothing in @1; income and taxes were not judged together, so nothing is said on admission.',
  ],
  [
    new RegExp(`^未见不利事项：${KINDS}没有不利事项；收入与税务尚未一并评判，不作准入结论。$`),
    'Nothing adverse found: nothing in @1; income and taxes were not judged together, so nothing is said on admission.',
  ],
  [
    new RegExp(`^${LEVEL}：(.+)（${KINDS}）；另有(\\d+)项事项待处理。$`),
    '@1: @2 (@3); $4 more to be dealt with.',
  ],
  [new RegExp(`^${LEVEL}：(.+)（${KINDS}）。$`), '@1: @2 (@3).'],
  [new RegExp(`^(${KIND})的结论为${LEVEL}。$`), 'The verdict of @1 is: @2.'],
  [
    new RegExp(
      `^(${KIND})（数据截至([\\d-]+)）为“${LEVEL}”，(${KIND})（数据截至([\\d-]+)）为“${LEVEL}”，以不利者为准。$`,
    ),
    '@1 (data to $2) says “@3”, @4 (data to $5) says “@6”: the worse one holds.',
  ],
  [
    new RegExp(`^${LEVEL}：所依据报告的授权已到期，理由不对外提供。$`),
    '@1: the consent behind the reports has ended, so the reasons are not told outside.',
  ],
  [
    /^没有数据在时效内的报告，不作结论。$/,
    'No report has data that are recent enough: no verdict.',
  ],
]
