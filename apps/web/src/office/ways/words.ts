import { dictionary } from '../../i18n/dictionary.ts'

/** Words of the ways in, before one of them is opened: what each is called, and what it is for. */
export const words = dictionary(
  {
    way: '采集方式',
    byUpload: '上传文件',
    byPhone: '手机采集',
    held: '已有数据',
    phoneNote: '把采集链接发给企业，在此查看采集进度与全过程。',
    phoneFirst: '可以先添加企业，也可以直接生成不限企业的链接。',
    heldNote: '查看已入库的企业数据：每一类数据的来源、采集时间与所依据的授权。',
  },
  {
    way: 'Way',
    byUpload: 'Upload files',
    byPhone: 'From the phone',
    held: 'Data held',
    phoneNote: 'Send the enterprise a link and follow its collection step by step.',
    phoneFirst: 'Add an enterprise, or create a link for any.',
    heldNote: 'What is held of an enterprise: source, time and consent of every kind of data.',
  },
)
