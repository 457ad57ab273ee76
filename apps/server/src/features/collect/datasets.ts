/** What is collected, in order, with the weights of the progress bar and the bureau's own names (domain §5.3). */
import type { Dataset } from '@xinjian/contract'
import type { BureauDataset } from '../../outside/bureau/connector.ts'
import { datasetMonths, datasetName } from '../facts/coverage/read.ts'

export interface DatasetPlan {
  dataset: Dataset
  name: string
  mandatory: boolean
  months: number
  weight: number
  from: readonly BureauDataset[]
}

const plan = (
  dataset: Dataset,
  mandatory: boolean,
  weight: number,
  ...from: BureauDataset[]
): DatasetPlan => ({
  dataset,
  name: datasetName(dataset),
  mandatory,
  months: datasetMonths(dataset),
  weight,
  from,
})

export const PLANS: readonly DatasetPlan[] = [
  plan('REGISTRATION', true, 2, 'REGISTRATION'),
  plan('SHAREHOLDER', false, 1, 'SHAREHOLDERS'),
  plan('CREDIT_RATING', true, 2, 'CREDIT_RATING'),
  plan('VAT_RETURN', true, 8, 'VAT_RETURNS'),
  plan('CIT_RETURN', true, 6, 'CIT_QUARTERLY', 'CIT_ANNUAL'),
  plan('FIN_STATEMENT', true, 6, 'FIN_STATEMENTS'),
  plan('TAX_PAYMENT', true, 4, 'PAYMENTS'),
  plan('TAX_ARREARS', true, 1, 'ARREARS'),
  plan('TAX_VIOLATION', true, 1, 'VIOLATIONS'),
  plan('INVOICE_OUT', true, 32, 'INVOICE_OUT'),
  plan('INVOICE_IN', true, 32, 'INVOICE_IN'),
  plan('SOCIAL_INSURANCE', false, 3, 'SOCIAL_INSURANCE'),
  plan('BANK_TAX_AUTH', false, 2, 'BANK_TAX_AUTHS'),
]

export const planOf = (dataset: string): DatasetPlan =>
  PLANS.find((p) => p.dataset === dataset) as DatasetPlan

/** 0…100 of the chosen datasets: finished ones in full, the running one by its own share. */
export function progressOf(items: readonly { dataset: string; state: string; done: number }[]) {
  const ended = new Set(['DONE', 'EMPTY', 'FAILED', 'SKIPPED'])
  let all = 0
  let done = 0
  for (const item of items) {
    const { weight } = planOf(item.dataset)
    all += weight
    done += weight * (ended.has(item.state) ? 1 : item.done / 100)
  }
  return all === 0 ? 0 : Math.floor((done / all) * 100)
}
