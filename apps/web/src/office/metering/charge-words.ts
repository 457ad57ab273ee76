import { dictionary } from '../../i18n/dictionary.ts'

/** Words of what a call came to, and why. */
export const words = dictionary(
  {
    HELD: '已冻结',
    CHARGED: '已计费',
    FREE: '免费',
    RELEASED: '未计费',
    REVERSED: '已冲正',
    heldNote: '生成后计费',
    FOUND: '查得，按次计费',
    QUERIED: '未查得，按查询计费',
    VALID: '有效期内，免费',
    ZERO: '产品免费',
    NOT_FOUND: '未查得，不计费',
    FAILED: '未完成，不计费',
    PAGE: '页面',
    API: '接口',
    whyOf: '查询 {no} 的计费说明',
  },
  {
    HELD: 'Held',
    CHARGED: 'Charged',
    FREE: 'Free',
    RELEASED: 'Not charged',
    REVERSED: 'Given back',
    heldNote: 'charged once it is ready',
    FOUND: 'Charged per call that found something',
    QUERIED: 'Charged per query, nothing found',
    VALID: 'Still valid: free',
    ZERO: 'Free product',
    NOT_FOUND: 'Nothing found: not charged',
    FAILED: 'Not finished: not charged',
    PAGE: 'Page',
    API: 'System',
    whyOf: 'The charge of query {no}',
  },
)
