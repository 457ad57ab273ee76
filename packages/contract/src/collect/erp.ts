/** The accounting program: which one, and the login there. Everything else is called as in a collection of taxes. */
import { PROGRAMS } from '@xinjian/format/books/programs'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { collectTask } from './task.ts'

const ofTask = { service: 'erp-collection', origin: 'own' as const, guard: 'task' as const }

/** Sent where a phone keeps the token of a task on books in a cookie: stands in for the bearer token. */
export const ERP_HEADER = 'x-erp-token'
export const ERP_COOKIE = 'erp_token'

export const erp = {
  erpProducts: post('/erp/products', {
    ...ofTask,
    summary: '可授权的财务软件：名称、是否需要账套、当前状态',
    body: f.nothing,
    data: z.array(
      z.object({
        code: z.enum(PROGRAMS),
        name: z.string(),
        nameEn: z.string(),
        /** The login names one of several sets of books. */
        accountSet: z.boolean(),
        status: z.enum(['OPEN', 'UNSTABLE', 'MAINTENANCE']),
      }),
    ),
  }),
  erpChoose: post('/erp/chooseProduct', {
    ...ofTask,
    summary: '选择企业使用的财务软件；登录之前可以更改',
    body: z.object({ product: z.enum(PROGRAMS, COLLECT_FIELD_SAYS.chooseProgram) }),
    data: collectTask,
  }),
  erpValidateLogin: post('/erp/validateLogin', {
    ...ofTask,
    sealed: true,
    summary: '登录财务软件（加密）：通过后即开始采集；密码只用于本次登录，不保存',
    body: z.object({
      account: f.text(64, COLLECT_FIELD_SAYS.enterProgramAccount),
      password: z
        .string()
        .check(
          z.minLength(1, COLLECT_FIELD_SAYS.enterProgramPassword),
          z.maxLength(128, '不能超过128个字符'),
        ),
      /** Number of the set of books, where the program asks for it. */
      accountSet: f.optionalText(64),
    }),
    data: collectTask,
    perMinute: 20,
  }),
}
