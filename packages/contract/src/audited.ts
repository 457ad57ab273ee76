/**
 * Calls that leave a trace in the audit log once they were answered, and which field of the body says what they were about. Calls on
 * accounts, roles and companies write their own, with before and after, in the transaction of the change.
 */
interface Audited {
  kind: 'LOOK' | 'CHANGE'
  /** The first of these that the body has. */
  object: readonly string[]
}

const look = (...object: string[]): Audited => ({ kind: 'LOOK', object })
const change = (...object: string[]): Audited => ({ kind: 'CHANGE', object })

export const AUDITED: Readonly<Record<string, Audited>> = {
  apiKeyList: look('code'),
  batchStart: change('action'),
  backtestExport: look('no'),
  backtestStart: change('reportType'),
  collectCallback: change('url'),
  collectLink: change('source'),
  collectedExport: look('taxNo', 'taxId'),
  collectedRecord: look('taxNo', 'taxId'),
  collectedRows: look('taxNo', 'taxId'),
  consentDetail: look('contractNo'),
  consentPdf: look('contractNo'),
  consentRevoke: change('contractNo'),
  declareQuery: change('taxId', 'taxNo'),
  exportAsk: look('list'),
  enterpriseSave: change('taxNo'),
  evidence: look('reportNo'),
  evidenceExport: look('reportNo'),
  financialReport: look('taxNo', 'taxId'),
  importCheckDrop: change('id'),
  importCheckSave: change('id'),
  importUpload: change('taxNo'),
  listViewShare: change('id'),
  matterAnswer: change('taxId'),
  matterDecide: change('id'),
  matterWithdraw: change('id'),
  packDownload: look('packNo', 'no'),
  packOrder: change('taxId', 'taxNo'),
  recognitionCases: look('kind'),
  recognitionCompare: change('vendor'),
  recognitionCorrections: look('kind'),
  reportDetail: look('reportNo', 'taxId'),
  reportDownload: look('reportNo'),
  reportPdf: look('id'),
  reportQuery: change('taxId', 'taxNo'),
  riskPdf: look('reportNo', 'id'),
  rulebookDecide: change('reportType'),
  rulebookForce: change('reportType'),
  rulebookSave: change('reportType'),
  rulebookSubmit: change('reportType'),
  secondaryBill: look('companyId'),
  secondaryCalls: look('companyId'),
  shareCreate: change('reportNo'),
  shareRevoke: change('id'),
  suppressionAsk: change('rule'),
  suppressionDecide: change('id'),
  suppressionLift: change('id'),
  verifyBatchBad: look('no'),
  verifyBatchCancel: change('no'),
  verifyBatchPause: change('no'),
  verifyBatchResume: change('no'),
  verifyBatchRetry: change('no'),
  verifyBatchStart: change('no'),
  verifyCheck: change('invoiceNumber'),
  verifyDetail: look('no'),
  verifyImage: look('id'),
  verifyMany: change(),
  voucherSave: change('id'),
  watchAdd: change('no'),
  watchNow: change('no'),
  watchResume: change('no'),
  watchStop: change('no'),
}
