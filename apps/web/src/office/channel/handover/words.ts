import { dictionary } from '../../../i18n/dictionary.ts'

/** Leading people in by tickets, and back when a collection is over. */
export const handoverWords = dictionary(
  {
    returns: '办理后的返回地址',
    returnsNote:
      '采集结束后，结果页可带用户返回的合作方页面，返回时附办理编号（finTaskId）与结果（result）。一行一个 https 网址，含路径、不含查询参数；链接或票据没有指定时返回第一个；留空为停留在结果页。',
    returnsText: '返回地址',
    saveReturns: '保存地址',
    tickets: '加密票据',
    ticketsNote:
      '合作方系统用票据密钥加密企业税号、来源标识与返回地址，带用户进入采集；票据15分钟内有效，只能使用一次。密钥只显示一次，更换后以前的票据立即失效。',
    docs: '查看票据格式',
    on: '可接收票据',
    off: '未启用',
    make: '生成密钥',
    turn: '更换密钥',
    end: '停用票据',
    turnAsk: '更换后，用现有密钥生成的票据立即失效，合作方须换用新密钥。确定更换吗？',
    endAsk: '停用后，合作方的票据都打不开；已经打开的采集不受影响。确定停用吗？',
    hint: '请确认',
    ok: '确定',
    cancel: '取消',
  },
  {
    returns: 'Addresses to go back to',
    returnsNote:
      'When a collection is over its last page leads back to the partner, with the reference (finTaskId) and the outcome (result). One https address a line, with its path and no query; the first one where link or ticket name none; empty = people stay on the last page.',
    returnsText: 'Addresses',
    saveReturns: 'Save the addresses',
    tickets: 'Sealed tickets',
    ticketsNote:
      'The partner’s system seals tax number, source and address to go back to by this key and leads the person in. A ticket is valid for 15 minutes and once. The key is shown once; tickets of an earlier key end with it.',
    docs: 'How a ticket is made',
    on: 'Tickets are taken',
    off: 'Not in use',
    make: 'Make a key',
    turn: 'Turn the key',
    end: 'Take no tickets',
    turnAsk:
      'Tickets of the present key end at once; the partner must use the new one. Turn the key?',
    endAsk: 'Tickets of the partner open nothing any more; collections that were begun go on. End?',
    hint: 'Please confirm',
    ok: 'OK',
    cancel: 'Cancel',
  },
)
