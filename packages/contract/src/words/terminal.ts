import { words } from '@xinjian/format/say/words'

/** What the schemas of terminals and robots do not accept. */
export const TERMINAL_FIELD_SAYS = words({
  enterSerial: ['请输入设备序列号', 'Enter the serial number of the device'],
  serialForm: [
    '序列号由字母、数字和连字符组成，4至40位',
    'A serial number has 4 to 40 letters, digits and hyphens',
  ],
  enterPlace: ['请输入放置地点', 'Enter where it stands'],
  chooseWitness: ['请选择值守见证人', 'Choose who stands by it as witness'],
  setUpCode: [
    '启用码不完整，请从新建终端时的窗口完整复制',
    'The set-up code is not whole: copy it from the window in which the terminal was made',
  ],
  enterPublicKey: ['缺少终端公钥', 'The public key of the terminal is missing'],
  recordNoForm: [
    '记录编号由字母、数字和连字符组成，16至64位',
    'The number of a record has 16 to 64 letters, digits and hyphens',
  ],
  endBeforeStart: ['结束时间不能早于开始时间', 'The end cannot be before the start'],
  endWithResult: ['结束时间与结果须一并上报', 'The end and the result are told together'],
  enterJobNo: ['请输入作业编号', 'Enter the number of the job'],
  enterTaskNo: ['请输入采集流水号', 'Enter the serial number of the collection'],
  instantForm: [
    '时间格式应为 ISO 8601，含时区，如 2026-11-28T10:00:00+08:00',
    'The time is ISO 8601 with its zone, such as 2026-11-28T10:00:00+08:00',
  ],
})
