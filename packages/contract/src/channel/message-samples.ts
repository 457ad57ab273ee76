/** A message of each event, as a receiver gets them; a test holds their form against those that the sandbox's receiver really got. */

const ENTERPRISE = { name: '示例精密制造有限公司', taxNo: '91440300MA5EXAMPLE' }
const TASK = { finTaskId: 'FT20261126000017', taskId: 'T6f1c0a92e4' }

const collectResult = {
  event: 'collect.result',
  idempotencyKey: 'CB-T6f1c0a92e4-17',
  ...TASK,
  channel: 'demo',
  source: 'branch-0755',
  platform: { orderNo: 'ZF-2026-0007', reference: 'r-77' },
  state: 'SUCCESS',
  result: 1,
  enterprise: ENTERPRISE,
  areaCode: '4403',
  contractNo: 'AUT20261126000000012',
  reportNo: 'INV2026112600000031',
  dataCutoff: '2026-11-26T03:15:42.000Z',
  completeThrough: '2026-11-25',
  failure: null,
  finishedAt: '2026-11-26T03:16:05.000Z',
}

const consentRevoked = {
  event: 'consent.revoked',
  idempotencyKey: 'CB-AUT20261126000000012-demo',
  channel: 'demo',
  contractNo: 'AUT20261126000000012',
  code: 'ENT_TAX',
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'VAT_RETURN'],
  enterprise: ENTERPRISE,
  ...TASK,
  revokedAt: '2026-11-27T01:02:03.000Z',
}

const reportReady = {
  event: 'report.ready',
  idempotencyKey: 'CB-INV2026112600000031-demo',
  channel: 'demo',
  reportNo: 'INV2026112600000031',
  reportType: 'INVOICE',
  enterprise: ENTERPRISE,
  ...TASK,
  fingerprint: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
  readyAt: '2026-11-26T03:16:09.000Z',
}

const invoiceChanged = {
  event: 'invoice.changed',
  idempotencyKey: 'CB-WAT2026112600000003-VER2026112700000041',
  channel: 'demo',
  watchNo: 'WAT2026112600000003',
  checkNo: 'VER2026112700000041',
  invoice: {
    kind: 'DIGITAL_SPECIAL',
    code: null,
    number: '26442000000123456789',
    issueDate: '2026-11-02',
  },
  before: { result: 'CONSISTENT', invalidMark: 'N' },
  after: { result: 'CONSISTENT', invalidMark: 'H' },
  verifiedAt: '2026-11-27T02:00:11.000Z',
  last: false,
}

const auditCheckpoint = {
  event: 'audit.checkpoint',
  idempotencyKey: 'CB-AUDIT-1842-demo',
  channel: 'demo',
  companyId: 7,
  seq: 1842,
  hash: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
  at: '2026-11-26T04:00:00.000Z',
  key: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
  signature:
    'kQ2s0Y8b2b0Zq1p8m3rYw7o0cTj6J0m1bq1Yt2yq0w5f5X9p3u9z6gq8l4s7d2a1v0n3x6c9k8j7h5g4f3d2s1==',
}

const channelTest = {
  event: 'channel.test',
  channel: 'demo',
  at: '2026-11-26T03:20:00.000Z',
}

export const SAMPLES = {
  'collect.result': collectResult,
  'consent.revoked': consentRevoked,
  'report.ready': reportReady,
  'invoice.changed': invoiceChanged,
  'audit.checkpoint': auditCheckpoint,
  'channel.test': channelTest,
}
