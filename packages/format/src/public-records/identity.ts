/** What tells a record from the others of its kind: the same fields, told again with another status, are a newer state of it. */
import type { PUBLIC_RECORDS, PublicRecordKind } from './kinds.ts'

type FieldOf<K extends PublicRecordKind> = keyof (typeof PUBLIC_RECORDS)[K]['fields']

/** None = an enterprise has one. A record that tells none of its own is told by all that it says. */
export const RECORD_IDENTITY: { readonly [K in PublicRecordKind]: readonly FieldOf<K>[] } = {
  BUSINESS_REGISTRATION: [],
  EQUITY_HOLDER: ['holder', 'holderCode'],
  KEY_PERSON: ['person', 'post'],
  REGISTRATION_CHANGE: ['changedOn', 'item', 'before', 'after'],
  ANNUAL_REPORT: ['year'],
  BRANCH: ['name'],
  INVESTMENT: ['name'],
  SHARED_CONTACT: ['shared', 'creditCode', 'name'],
  EQUITY_PLEDGE: ['pledgeNo', 'pledgor', 'pledgee'],
  CHATTEL_MORTGAGE: ['mortgageNo'],
  INTELLECTUAL_PROPERTY: ['propertyType', 'registrationNo', 'name'],
  ABNORMAL_LIST: ['putOn', 'reason'],
  SERIOUS_VIOLATION: ['putOn', 'reason'],
  ADMIN_PENALTY: ['penaltyNo', 'decidedOn'],
  SPOT_CHECK: ['checkedOn', 'checkType', 'authority'],
  // 所属期 stands in the content.
  TAX_NOTICE: ['noticeType', 'taxKind', 'publishedOn', 'content'],
  PERMIT: ['permitNo', 'name', 'validFrom'],
  BID: ['title', 'publishedOn'],
  CASE_FILING: ['caseNo'],
  HEARING: ['caseNo', 'hearingOn'],
  COURT_NOTICE: ['caseNo', 'noticeType', 'publishedOn'],
  JUDGMENT: ['caseNo', 'documentType', 'title'],
  ENFORCEMENT: ['caseNo'],
  DISHONEST: ['caseNo'],
  CONSUMPTION_LIMIT: ['caseNo', 'person'],
  TERMINATED_ENFORCEMENT: ['caseNo'],
  EQUITY_FREEZE: ['noticeNo', 'executee', 'frozenFrom'],
  ASSET_SEIZURE: ['caseNo', 'asset', 'seizedFrom'],
  BANKRUPTCY: ['caseNo'],
}
