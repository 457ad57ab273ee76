/** What is said of data that came as files of the enterprise. */
import type { Sentence } from '../sentences.ts'

export const FILE_SENTENCES: readonly Sentence[] = [
  [/^(.+)（(\d+)个月）、(.+（\d+个月）)$/, '@1 ($2 months), @3'],
  [/^(.+)（(\d+)个月）$/, '@1 ($2 months)'],
  [
    /^近(\d+)个月(.+（\d+个月）)来自企业上传的文件，未经税务机关核验$/,
    'Of the last $1 months @2 come from files of the enterprise that no tax office has verified',
  ],
  [
    /^近(\d+)个月(.+（\d+个月）)来自企业上传的文件，未经税务机关核验。$/,
    'Of the last $1 months @2 come from files of the enterprise that no tax office has verified.',
  ],
  [
    /^(.+来自企业上传的文件，未经税务机关核验)；(完税证明只证明其所列款项，同期可能另有缴款)(。?)$/,
    '@1; @2$3',
  ],
  [
    /^完税证明只证明其所列款项，同期可能另有缴款$/,
    'certificates prove the payments that they list, others may have been made',
  ],
  [
    /^([\d、至-]+)来自企业上传的文件，未经税务机关核验$/,
    '@1: from files of the enterprise that no tax office has verified',
  ],
  [/^(.+)来自税务机关$/, '@1: told by a tax office'],
  [
    /^近(\d+)个月申报、财务报表或缴款有来自企业上传文件的，须人工复核，且不给额度$/,
    'Returns, statements or payments of the last $1 months from files of the enterprise: for a person, no limit',
  ],
  [
    /^平台默认裁决表：文件未经税务机关核验$/,
    'default table of the platform: no tax office has verified the files',
  ],
  [
    /^请授权向税务局采集，或提供申报表、财务报表和完税证明的原件以便核对。$/,
    'Please authorise a collection from the tax office, or bring the originals of returns, statements and certificates.',
  ],
  [
    /^取得税务机关的数据后，结论不再受限于上传文件。$/,
    'With data of the tax office the verdict is no longer held by uploaded files.',
  ],
]
