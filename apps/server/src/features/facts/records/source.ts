/** Which way a row came. */
import { areaName } from '@xinjian/format/bureau/areas'

/** `source` of rows that came as files of the enterprise; their task is the import, and no contract stands behind them. */
export const UPLOAD = 'UPLOAD'

/** `ETAX:4403` → 深圳税局. */
export const sourceName = (source: string): string =>
  source === UPLOAD
    ? '来自上传文件'
    : source.startsWith('ETAX:')
      ? `${areaName(source.slice(5))}税局`
      : source
