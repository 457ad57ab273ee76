/**
 * All that a session of the demonstration may call, whatever its role holds (docs/decisions/0219): it looks at samples and at what its
 * own visit did. Many visitors share one account, so nothing that is kept by account stands here, and nothing that changes, costs or
 * tells of people.
 */
export const DEMO_CALLS: ReadonlySet<string> = new Set([
  // Who this is, and what there is to see.
  'userInfo',
  'userMenu',
  'demoVisit',
  // One report of what the visit itself collected.
  'demoTaxReport',
  // Sample enterprises, as the lists of the office show them.
  'enterpriseList',
  // A report: itself, the voice of its firm, and the rows behind each figure. Printing takes a browser of the server for a second.
  'reportDetail',
  'reportHead',
  'reportResult',
  'firmPartners',
  'firmVerdict',
  'evidence',
  'evidenceProof',
  'evidenceRecord',
  'evidenceExport',
  'evidenceOriginal',
  // The desk beside the phone: collections of this visit alone.
  'collectTasks',
  'collectTimeline',
  // Consumer lending in an invented world: rows of this visit alone, which go with it.
  'lendingVisit',
  'lendingFile',
  'lendingCode',
  'lendingVerify',
  'lendingText',
  'lendingConsent',
  'lendingAccount',
  'lendingTrial',
  'lendingDraw',
  'lendingSign',
  'lendingSignVerify',
  'lendingAdvance',
  'lendingRepay',
  'lendingPass',
  'lendingFault',
  'lendingRestart',
])
