import { areaName } from '@xinjian/format/bureau/areas'
import type { TaskCtx } from '../../../http/context.ts'
import { loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'

/** What a person does at the bureau itself when a password is missing. */
const STEPS = {
  openPasswordAccount: (area: string) => ({
    title: `开通${area}电子税务局密码登录`,
    steps: [
      '打开“税务”APP，或登录自然人电子税务局，用身份证号完成实名注册与人脸认证',
      '设置个人登录密码（8位以上，含字母、数字和符号）',
      '由法定代表人在“办税人员实名管理”中为您添加本企业的办税身份',
      '回到本页面，用身份证号或手机号和新密码登录',
    ],
    url: null,
  }),
  retrievePassword: (area: string) => ({
    title: `找回${area}电子税务局密码`,
    steps: [
      '打开“税务”APP登录页，点击“忘记密码”',
      '输入身份证号和登记手机号，完成短信验证或人脸认证',
      '设置新密码；账号被锁定的，重置后即可解锁',
      '回到本页面，用新密码登录，或改用扫码登录',
    ],
    url: null,
  }),
}

export async function guided(ctx: TaskCtx, which: keyof typeof STEPS) {
  const task = await loadTask(ctx)
  mustAllow(which, task)
  return STEPS[which](areaName(task.area_code ?? ''))
}
