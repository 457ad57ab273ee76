import { words } from '@xinjian/format/say/words'

/** What is refused where the registry is looked up without a login. */
export const GALAXY_SAYS = words({
  readThePicture: ['请先填写验证码再查询', 'Read the picture first, then look up'],
  readThePictureAgain: [
    '查询令牌已失效或次数用完，请重新填写验证码',
    'The look-ups of this token are over: read a new picture',
  ],
  moreOfTheName: [
    '请输入至少两个汉字，或完整的统一社会信用代码',
    'Enter at least two Chinese characters, or a whole code',
  ],
})
