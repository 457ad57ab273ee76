/** The readers of this installation: ours, and the vendors that are configured. In the sandbox without any, the sandbox's. */
import type { Config } from '../../config.ts'
import { readMap } from '../vendors/map.ts'
import type { RecogniseVendor, VendorSetting } from '../vendors/settings.ts'
import { ALIYUN_READER, createAliyunReader } from './aliyun.ts'
import { OWN } from './own.ts'
import type { Recogniser } from './recogniser.ts'
import { createTencentReader, TENCENT_READER } from './tencent.ts'

export interface Recognisers {
  own: Recogniser
  vendors: Recogniser[]
}

export const createRecognisers = (config: Config): Recognisers => ({
  own: OWN,
  vendors:
    config.recogniseVendors.length > 0
      ? config.recogniseVendors.map(readerOf)
      : config.sandbox
        ? [sandboxReader(config)]
        : [],
})

const WHAT = '票据识别'

function readerOf({ vendor, url, key, map }: VendorSetting<RecogniseVendor>): Recogniser {
  return vendor === 'tencent'
    ? createTencentReader(
        'tencent',
        url,
        key,
        map ? readMap(map, WHAT, TENCENT_READER) : TENCENT_READER,
      )
    : createAliyunReader(url, key, map ? readMap(map, WHAT, ALIYUN_READER) : ALIYUN_READER)
}

/** Speaks Tencent's protocol at the sandbox: `apps/sandbox/docs/recognition.md`. */
const sandboxReader = ({ sandboxUrl, sandboxKey }: Config): Recogniser =>
  createTencentReader(
    'sandbox',
    `${sandboxUrl}/recognition`,
    `sandbox:${sandboxKey}`,
    TENCENT_READER,
  )
