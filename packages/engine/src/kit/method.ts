/**
 * Sentences on method and use that hold for every kind of report (domain §3.1, §3.6 E); a kind sets its own among them.
 * Part of the report, hence Chinese in every interface language. A changed sentence is a changed document: raise the
 * versions of the engines that print it.
 */

import { CONVENTION_SAYS, STATEMENT_SAYS } from './sections/method-words.ts'

/** How every kind counts. */
export const CONVENTION = {
  windows: CONVENTION_SAYS.windows,
  /** `rows`: what a month holds, as in 发票. */
  monthStates: (rows: string) => CONVENTION_SAYS.monthStates({ rows }),
  ratios: CONVENTION_SAYS.ratios,
  flags: CONVENTION_SAYS.flags,
} as const

export interface Statement {
  title: string
  text: string
}

/** Said first where the consent to collect was taken back before the report was ordered. */
export const WITHDRAWN: Statement = {
  title: STATEMENT_SAYS.withdrawnTitle,
  text: STATEMENT_SAYS.withdrawn,
}

/** `data`: what the report was made of, as in 发票数据及登记信息. */
export function sourceStatement(data: string): Statement {
  return {
    title: STATEMENT_SAYS.sourceTitle,
    text: STATEMENT_SAYS.source({ data }),
  }
}

/** As `sourceStatement`, of what registers and courts publish: nobody authorised it, and nobody had to. */
export function publishedStatement(data: string): Statement {
  return {
    title: STATEMENT_SAYS.sourceTitle,
    text: STATEMENT_SAYS.published({ data }),
  }
}

/** `judged`: what of the report is a judgement, as in 评分、等级、规则提示与参考额度. */
export function referenceStatement(judged: string): Statement {
  return {
    title: STATEMENT_SAYS.referenceTitle,
    text: STATEMENT_SAYS.reference({ judged }),
  }
}

export const STATEMENT = {
  use: {
    title: STATEMENT_SAYS.useTitle,
    text: STATEMENT_SAYS.use,
  },
  objection: {
    title: STATEMENT_SAYS.objectionTitle,
    text: STATEMENT_SAYS.objection,
  },
  authenticity: {
    title: STATEMENT_SAYS.authenticityTitle,
    text: STATEMENT_SAYS.authenticity,
  },
} as const satisfies Record<string, Statement>
