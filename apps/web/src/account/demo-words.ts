import { dictionary } from '../i18n/dictionary.ts'

export const demoWords = dictionary(
  {
    title: '五分钟看懂信鉴',
    lead: '无需注册，也不用填写任何信息。点一下进入演示中心，用虚构企业走完从授权采集到报告追溯的全过程。',
    point1: '四种报告：发票、ERP、智慧记、税务，每个数字都能点开看依据',
    point2: '左手企业手机、右手机构工作台，看一次授权采集怎样实时推进',
    point3: '半小时后自动结束；您的操作只有您能看到，不影响其他访客',
    enter: '进入演示中心',
    again: '再次进入演示中心',
    entering: '正在完成安全校验…',
    ended: '上一次演示已到时结束，页面上的内容已清除。您可以随时重新进入。',
    failed: '暂时无法进入，请稍后再试',
    captchaFailed: '安全校验没有载入，请检查网络后重试',
    none: '本环境没有开放演示中心',
    noneText: '演示中心只在装有示例数据的环境提供。您可以查看产品介绍，或留言约一次演示。',
    contact: '约一次演示',
    login: '已有账号？登录',
  },
  {
    title: 'Understand Xinjian in five minutes',
    lead: 'No account, nothing to fill in. One tap, and you walk from a signed authorisation to a report that opens its evidence, with invented enterprises.',
    point1: 'Four reports (invoices, ERP, Zhihuiji, tax); every figure opens what it rests on',
    point2: 'The owner’s phone beside the institution’s desk: a collection as it moves on',
    point3: 'It ends by itself after half an hour; what you do is seen by you alone',
    enter: 'Enter the demonstration',
    again: 'Enter again',
    entering: 'Completing the security check…',
    ended: 'Your last visit ran out and what was on screen is gone. Enter again whenever you like.',
    failed: 'You cannot be let in just now. Try again later.',
    captchaFailed: 'The security check did not load. Check the network and try again.',
    none: 'There is no demonstration here',
    noneText:
      'It is offered where sample data is installed. Read about the product, or leave a message and we show it to you.',
    contact: 'Ask for a demonstration',
    login: 'Have an account? Log in',
  },
)
