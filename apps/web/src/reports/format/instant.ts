import { chinaTime } from '@xinjian/format/china-time'

/** `2026-02-03T10:11:12+08:00` → `2026-02-03 10:11:12`, in China's time whatever the reader's. */
export const instant = (iso: string | null | undefined): string => (iso ? chinaTime(iso, 19) : '--')
