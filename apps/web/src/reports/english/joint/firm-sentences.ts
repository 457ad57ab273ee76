/** The verdict of the enterprise over all its reports, and reports that conclude against each other. */
import { REPORT_KIND_NAMES, REPORT_KINDS } from '@xinjian/engine/report/kinds'
import type { Sentence } from '../sentences.ts'

const LEVEL = '(建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝|数据不足，不评级)'

/** Titles of kinds, one by one. */
export const KIND_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  REPORT_KIND_NAMES.map((kind) => [REPORT_KINDS[kind].title, REPORT_KINDS[kind].titleEn]),
)

export const FIRM_SENTENCES: readonly Sentence[] = [
  [
    new RegExp(`^${LEVEL}：所依据报告的授权已到期，理由不对外提供。$`),
    '@1: the consent behind the reports has ended, so the reasons are not told outside.',
  ],
]
