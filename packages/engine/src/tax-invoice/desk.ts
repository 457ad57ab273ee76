import { jointDesk } from '../joint/desk.ts'
import { jointVerdict } from './verdict.ts'

export const TAX_INVOICE_DESK = jointDesk((sources) => ({
  rules: sources.all.rules,
  verdict: jointVerdict(sources),
}))
