import type { AnyEndpoint } from './endpoint.ts'
import { companyErasure } from './nouns/account/companyErasure.ts'
import { companyExport } from './nouns/account/companyExport.ts'
import { lostDevice } from './nouns/account/lostDevice.ts'
import { sensitive } from './nouns/account/sensitive.ts'
import { audit } from './nouns/audit.ts'
import { billing } from './nouns/billing.ts'
import { board } from './nouns/board.ts'
import { channel } from './nouns/channel.ts'
import { books } from './nouns/collect/books.ts'
import { terminal } from './nouns/collect/terminal.ts'
import { collect } from './nouns/collect.ts'
import { collected } from './nouns/collected.ts'
import { company } from './nouns/company.ts'
import { consent } from './nouns/consent.ts'
import { customer } from './nouns/customer.ts'
import { dashboard } from './nouns/dashboard.ts'
import { enterprise } from './nouns/enterprise.ts'
import { agreement } from './nouns/finance/agreement.ts'
import { loan } from './nouns/finance/loan.ts'
import { receivable } from './nouns/finance/receivable.ts'
import { programme } from './nouns/finance/scf.ts'
import { scfOrder } from './nouns/finance/scf-order.ts'
import { firm } from './nouns/firm.ts'
import { intake } from './nouns/intake.ts'
import { ledger } from './nouns/ledger.ts'
import { listBatch } from './nouns/lists/listBatch.ts'
import { listExport } from './nouns/lists/listExport.ts'
import { listView } from './nouns/lists/listView.ts'
import { metering } from './nouns/metering.ts'
import { notice } from './nouns/notice.ts'
import { palette } from './nouns/palette.ts'
import { people } from './nouns/people.ts'
import { product } from './nouns/product.ts'
import { demoCentre } from './nouns/public/demoCentre.ts'
import { galaxy } from './nouns/public/galaxy.ts'
import { lead } from './nouns/public/lead.ts'
import { lendingDemo } from './nouns/public/lendingDemo.ts'
import { objection } from './nouns/public/objection.ts'
import { sampleVerification } from './nouns/public/sampleVerification.ts'
import { serviceStatus } from './nouns/public/serviceStatus.ts'
import { graph } from './nouns/query/graph.ts'
import { register } from './nouns/register.ts'
import { report } from './nouns/report.ts'
import { role } from './nouns/role.ts'
import { backtest } from './nouns/rules/backtest.ts'
import { loanOutcome } from './nouns/rules/loanOutcome.ts'
import { riskOrder } from './nouns/rules/riskOrder.ts'
import { riskPolicy } from './nouns/rules/riskPolicy.ts'
import { rulebook } from './nouns/rules/rulebook.ts'
import { scoreCard } from './nouns/rules/scoreCard.ts'
import { template } from './nouns/rules/template.ts'
import { secondary } from './nouns/secondary.ts'
import { session } from './nouns/session.ts'
import { verifyBatch } from './nouns/verify/batch.ts'
import { recognition } from './nouns/verify/recognition.ts'
import { verifyWatch } from './nouns/verify/verifyWatch.ts'
import { verify } from './nouns/verify.ts'

/** Every call of the product, by noun. Server, client, docs and tests are made from this object. */
export const contract = {
  agreement,
  audit,
  backtest,
  billing,
  board,
  books,
  channel,
  collect,
  collected,
  company,
  companyErasure,
  companyExport,
  consent,
  customer,
  dashboard,
  demoCentre: { ...demoCentre, ...sampleVerification },
  enterprise,
  firm,
  galaxy,
  graph,
  intake,
  lead,
  ledger,
  lendingDemo,
  listBatch,
  listExport,
  listView,
  loan,
  loanOutcome,
  lostDevice,
  metering,
  notice,
  objection,
  palette,
  product,
  people,
  recognition,
  register,
  report,
  riskOrder,
  riskPolicy,
  role,
  rulebook,
  scf: { ...programme, ...receivable, ...scfOrder },
  scoreCard,
  secondary,
  sensitive,
  serviceStatus,
  session,
  template,
  terminal,
  verify: { ...verify, ...verifyBatch },
  verifyWatch,
} satisfies Record<string, Record<string, AnyEndpoint>>
export type Contract = typeof contract

/** Flat list, in order of definition. */
export const endpoints: readonly { noun: string; name: string; endpoint: AnyEndpoint }[] =
  Object.entries(contract as Record<string, Record<string, AnyEndpoint>>).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ noun, name, endpoint })),
  )
