import { dictionary } from '../../i18n/dictionary.ts'

/** Words of what hangs on an account that is frozen or deleted. */
export const heldWords = dictionary(
  {
    title: '该用户名下仍有效的内容：',
    none: '该用户名下没有仍有效的密钥、链接、关注或未完成的任务。',
    line: '{kind} {n} 项：',
    comma: '、',
    more: ' 等',
    all: '均可由您接管',
    some: '其中 {n} 项可由您接管',
    API_KEY: '接口密钥',
    SHARE: '报告分享链接',
    COLLECT_LINK: '采集链接',
    WATCH: '发票关注',
    VERIFY_BATCH: '未完成的批量查验',
    LIST_BATCH: '未完成的批量操作',
    choice: '如何处理',
    KEEP: '暂不处理',
    TAKE: '由我接管',
    END: '一并停用',
    KEEP_NOTE: '密钥与分享链接随用户休眠，发票关注暂停；采集链接在到期前仍可使用。',
    TAKE_NOTE:
      '您有相应权限的归到您名下并继续有效，其余不变；密钥与链接本身不变，该用户如仍持有可继续使用，接管后请及时更换。',
    END_NOTE: '以上内容立即停用或取消，不能恢复；已产生的费用照常计费。',
  },
  {
    title: 'Still in force under this user:',
    none: 'No keys, links, watches or unfinished work of this user are in force.',
    line: '{n} × {kind}: ',
    comma: ', ',
    more: ' and more',
    all: 'all can be yours',
    some: '{n} of them can be yours',
    API_KEY: 'API keys',
    SHARE: 'links to reports',
    COLLECT_LINK: 'collection links',
    WATCH: 'watched invoices',
    VERIFY_BATCH: 'verifications under way',
    LIST_BATCH: 'batches under way',
    choice: 'What becomes of it',
    KEEP: 'Leave it',
    TAKE: 'Hand over to me',
    END: 'End all of it',
    KEEP_NOTE:
      'Keys and links to reports sleep with the user and watches rest; collection links open until they expire.',
    TAKE_NOTE:
      'What you hold the rights for becomes yours and goes on, the rest stays. Keys and links are the same ones: if the user still has them they still work, so replace them soon.',
    END_NOTE: 'All of it ends at once and cannot be brought back; what was charged stays charged.',
  },
)
