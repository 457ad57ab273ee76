/** Everything that the service says, in both languages: every table of words of it and of what it is built on stands here. */
import { CONTRACT_WORDS } from '@xinjian/contract/words'
import { KIND_SAYS } from '@xinjian/engine/report/words/kind-words'
import { BOOK_NAMES } from '@xinjian/format/books/kinds'
import { PROGRAM_NAMES } from '@xinjian/format/books/programs'
import { AREAS, areaInEnglish } from '@xinjian/format/bureau/areas'
import { DATASET_LINES } from '@xinjian/format/datasets/datasets'
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import type { Pair } from '@xinjian/format/say/template'
import { pairsOf } from '@xinjian/format/say/words'
import { TICKET_SAYS, TYPED_SAYS } from '@xinjian/format/verify/words'
import { FORM_SAYS } from '@xinjian/intake/forms/words'
import { TABLE_SAYS } from '@xinjian/intake/table-words'
import { READING_SAYS } from '@xinjian/intake/words'
import { ACCESS_REASON_SAYS } from './features/accessReason/words.ts'
import { AGREEMENT_SAYS } from './features/agreement/words.ts'
import { BACKTEST_SAYS } from './features/backtest/words.ts'
import { BILLING_SAYS } from './features/billing/words.ts'
import { BOARD_SAYS } from './features/board/words.ts'
import { BOOKS_SAYS } from './features/books/words.ts'
import { CALLBACK_SAYS } from './features/channel/callback/words.ts'
import { CHANNEL_SAYS } from './features/channel/words.ts'
import { EVENT_SAYS, GUIDE_SAYS } from './features/collect/black-box/words.ts'
import { BANK_SAYS, DOOR_SAYS, PARTNER_SAYS } from './features/collect/door/words.ts'
import { COLLECT_SAYS } from './features/collect/words.ts'
import { COLLECTED_SAYS } from './features/collected/words.ts'
import { COMPANY_SAYS } from './features/company/words.ts'
import { ERASURE_SAYS } from './features/companyErasure/words.ts'
import { COMPANY_EXPORT_SAYS } from './features/companyExport/words.ts'
import { CONSENT_SAYS } from './features/consent/words.ts'
import { CUSTOMER_SAYS } from './features/customer/words.ts'
import { SAMPLE_SAYS } from './features/demoCentre/sample-words.ts'
import { DEMO_CENTRE_SAYS } from './features/demoCentre/words.ts'
import { ENTERPRISE_SAYS } from './features/enterprise/words.ts'
import { LENDING_RECORD_SAYS } from './features/facts/records/lending/words.ts'
import { PUBLIC_RECORD_SAYS } from './features/facts/records/public/words.ts'
import { RECORDS_SAYS } from './features/facts/records/words.ts'
import { FIRM_SAYS } from './features/firm/words.ts'
import { GALAXY_SAYS } from './features/galaxy/words.ts'
import { GRAPH_SAYS } from './features/graph/words.ts'
import { BOOK_SAYS } from './features/intake/books/words.ts'
import { POSTED_SAYS } from './features/intake/forms/words.ts'
import { INTAKE_SAYS } from './features/intake/words.ts'
import { LEAD_SAYS } from './features/lead/words.ts'
import { LEDGER_SAYS } from './features/ledger/words.ts'
import { LENDING_DEMO_TEXTS } from './features/lendingDemo/text-words.ts'
import { LENDING_DEMO_SAYS } from './features/lendingDemo/words.ts'
import { LICENSE_SAYS } from './features/license/words.ts'
import { LIST_BATCH_SAYS } from './features/listBatch/words.ts'
import { LIST_EXPORT_SAYS } from './features/listExport/words.ts'
import { LIST_VIEW_SAYS } from './features/listView/words.ts'
import { CREDIT_SAYS } from './features/loan/words.ts'
import { LOAN_SAYS } from './features/loanOutcome/words.ts'
import { LOST_DEVICE_SAYS } from './features/lostDevice/words.ts'
import { METERING_SAYS } from './features/metering/words.ts'
import { NOTICE_SAYS } from './features/notice/words.ts'
import { OBJECTION_SAYS } from './features/objection/words.ts'
import { PEOPLE_SAYS } from './features/people/words.ts'
import { PRODUCT_SAYS } from './features/product/words.ts'
import { RECOGNITION_SAYS } from './features/recognition/words.ts'
import { REGISTER_SAYS } from './features/register/words.ts'
import { REPORT_SAYS } from './features/report/words.ts'
import { RISK_ORDER_SAYS } from './features/riskOrder/words.ts'
import { RISK_POLICY_SAYS } from './features/riskPolicy/words.ts'
import { ROLE_SAYS } from './features/role/words.ts'
import { RULEBOOK_SAYS } from './features/rulebook/words.ts'
import { SCF_SAYS } from './features/scf/words.ts'
import { SCORE_CARD_SAYS } from './features/scoreCard/words.ts'
import { SECONDARY_SAYS } from './features/secondary/words.ts'
import { SENSITIVE_SAYS } from './features/sensitive/words.ts'
import { SERVICE_STATUS_SAYS } from './features/serviceStatus/words.ts'
import { SESSION_SAYS } from './features/session/words.ts'
import { TEMPLATE_SAYS } from './features/template/words.ts'
import { TERMINAL_SAYS } from './features/terminal/words.ts'
import { VERIFY_SAYS } from './features/verify/words.ts'
import { VERIFY_WATCH_SAYS } from './features/verifyWatch/words.ts'
import { INPUT_SAYS } from './http/input/words.ts'
import { LIST_SAYS } from './http/lists/words.ts'
import { HTTP_SAYS } from './http/words.ts'
import { JOBS_SAYS } from './jobs/words.ts'
import { OUTSIDE_SAYS } from './outside/words.ts'
import { SECURITY_SAYS } from './security/words.ts'

export const SERVER_WORDS: readonly Pair[] = [
  ...[
    AGREEMENT_SAYS,
    SAMPLE_SAYS,
    JOBS_SAYS,
    LIST_SAYS,
    CREDIT_SAYS,
    LOAN_SAYS,
    SCORE_CARD_SAYS,
    SCF_SAYS,
    HTTP_SAYS,
    INPUT_SAYS,
    PUBLIC_RECORD_SAYS,
    LENDING_RECORD_SAYS,
    LENDING_NAMES,
    RECORDS_SAYS,
    CUSTOMER_SAYS,
    BACKTEST_SAYS,
    BOARD_SAYS,
    CHANNEL_SAYS,
    CALLBACK_SAYS,
    TERMINAL_SAYS,
    DEMO_CENTRE_SAYS,
    ENTERPRISE_SAYS,
    SENSITIVE_SAYS,
    FIRM_SAYS,
    OBJECTION_SAYS,
    GALAXY_SAYS,
    GRAPH_SAYS,
    BOOK_SAYS,
    BOOK_NAMES,
    PROGRAM_NAMES,
    REPORT_SAYS,
    METERING_SAYS,
    REGISTER_SAYS,
    ACCESS_REASON_SAYS,
    COLLECT_SAYS,
    EVENT_SAYS,
    GUIDE_SAYS,
    DOOR_SAYS,
    PARTNER_SAYS,
    BANK_SAYS,
    LEAD_SAYS,
    LEDGER_SAYS,
    BILLING_SAYS,
    SERVICE_STATUS_SAYS,
    SESSION_SAYS,
    LOST_DEVICE_SAYS,
    COMPANY_SAYS,
    ERASURE_SAYS,
    COMPANY_EXPORT_SAYS,
    LIST_BATCH_SAYS,
    LICENSE_SAYS,
    LENDING_DEMO_SAYS,
    LENDING_DEMO_TEXTS,
    ROLE_SAYS,
    RISK_ORDER_SAYS,
    RISK_POLICY_SAYS,
    RULEBOOK_SAYS,
    RECOGNITION_SAYS,
    PRODUCT_SAYS,
    BOOKS_SAYS,
    COLLECTED_SAYS,
    VERIFY_WATCH_SAYS,
    VERIFY_SAYS,
    CONSENT_SAYS,
    LIST_VIEW_SAYS,
    LIST_EXPORT_SAYS,
    INTAKE_SAYS,
    POSTED_SAYS,
    NOTICE_SAYS,
    SECONDARY_SAYS,
    PEOPLE_SAYS,
    TEMPLATE_SAYS,
    OUTSIDE_SAYS,
    SECURITY_SAYS,
    READING_SAYS,
    FORM_SAYS,
    TABLE_SAYS,
    TYPED_SAYS,
    TICKET_SAYS,
    KIND_SAYS,
  ].flatMap(pairsOf),
  ...CONTRACT_WORDS,
  ...AREAS.map((area): Pair => [area.name, areaInEnglish(area)]),
  ...Object.values(DATASET_LINES).map(({ zh, en }): Pair => [zh, en]),
]
