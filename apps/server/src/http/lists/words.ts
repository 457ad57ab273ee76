import { words } from '@xinjian/format/say/words'

/** What is refused of an uploaded list. */
export const LIST_SAYS = words({
  oneList: ['一次上传一个名单', 'Upload one list at a time'],
  listTooLarge: ['名单文件不能超过 {mb:count} MB', 'A list has at most {mb} MB'],
  unnamed: ['未命名', 'unnamed'],
})
