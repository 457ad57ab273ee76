import type { CollectState } from '@xinjian/contract/nouns/collect'
import { dictionary } from '../../i18n/dictionary.ts'
import type { FlagColour } from '../../ui/Tag.tsx'

export const stateWords = dictionary<CollectState>(
  {
    CREATED: '已打开链接',
    ENTERING: '填写企业',
    LICENSE: '识别营业执照',
    VALIDATE: '核验签署人',
    AGREEMENT: '待签署授权',
    AREA: '选择税局',
    TAX_STATUS: '等待税局恢复',
    LOGIN: '登录税局',
    LOGIN_SMS: '待短信验证',
    LOGIN_QR: '待扫码',
    ROLE: '选择身份',
    COLLECTING: '采集中',
    PARTIAL: '部分完成',
    SUCCESS: '已完成',
    FAILED: '失败',
    CANCELLED: '已放弃',
    EXPIRED: '已超时',
  },
  {
    CREATED: 'Link opened',
    ENTERING: 'Naming the firm',
    LICENSE: 'Reading licence',
    VALIDATE: 'Checking signer',
    AGREEMENT: 'To be signed',
    AREA: 'Choosing bureau',
    TAX_STATUS: 'Bureau is down',
    LOGIN: 'Logging in',
    LOGIN_SMS: 'Waiting for SMS',
    LOGIN_QR: 'Waiting for scan',
    ROLE: 'Choosing role',
    COLLECTING: 'Collecting',
    PARTIAL: 'Partly done',
    SUCCESS: 'Done',
    FAILED: 'Failed',
    CANCELLED: 'Given up',
    EXPIRED: 'Timed out',
  },
)

const COLOURS: Partial<Record<CollectState, FlagColour>> = {
  COLLECTING: 'accent',
  PARTIAL: 'yellow',
  TAX_STATUS: 'yellow',
  SUCCESS: 'green',
  FAILED: 'red',
}

/** A person still on the way and one who left are both grey: neither is a fault. */
export const stateColour = (state: CollectState): FlagColour => COLOURS[state] ?? 'grey'

const ENDED: ReadonlySet<string> = new Set<CollectState>([
  'PARTIAL',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
])

/** No further step follows by itself. */
export const isEnded = (state: string): boolean => ENDED.has(state)
