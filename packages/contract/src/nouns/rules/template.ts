/**
 * Report templates of a company: which sections of a kind of report it has shown, in which order. One is enabled per kind at a
 * time; a template is a view of sealed documents and changes none of them.
 */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { SectionLine } from '@xinjian/engine/report/view/view'
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { reportKind } from '../../report/row.ts'
import { sectionChoice } from '../../report/view.ts'
import { MONEY_FIELD_SAYS } from '../../words/money.ts'
import { REPORT_FIELD_SAYS } from '../../words/report.ts'

/** DELETED ones are in no list, and can be taken back. */
export const TEMPLATE_STATUSES = ['ENABLED', 'DISABLED', 'DELETED'] as const
export const LISTED_STATUSES = ['ENABLED', 'DISABLED'] as const

const templateRow = z.object({
  id: z.number(),
  reportType: reportKind,
  name: z.string(),
  status: z.enum(TEMPLATE_STATUSES),
  /** Grows with every change of its name or its sections: files and pages name it. */
  version: z.number(),
  /** Of the sections of the kind as it is today. */
  shown: z.number(),
  of: z.number(),
  /** Sections that came with a later engine than it was saved under: shown last. */
  added: z.number(),
  updatedBy: z.string(),
  updatedAt: z.string(),
})
export type TemplateRow = z.infer<typeof templateRow>

const wholeTemplate = z.object({ ...templateRow.shape, sections: z.array(sectionChoice) })
export type Template = z.infer<typeof wholeTemplate>

/** A choice is whole: every section of the kind, shown or not. More than these no kind has. */
const MOST_SECTIONS = 60
const content = {
  name: f.text(40, REPORT_FIELD_SAYS.enterNameTemplate),
  sections: z
    .array(sectionChoice)
    .check(z.maxLength(MOST_SECTIONS, REPORT_FIELD_SAYS.moreSectionsThanReport)),
}

const spec = { service: 'products', origin: 'spec' as const, guard: 'template.manage' as const }
const own = { ...spec, origin: 'own' as const }

export const template = {
  templatesOfProduct: post('/front/usertemplate/findByProductId', {
    ...spec,
    summary: '一种产品（报告）可选的章节、不可隐藏的章节及原因，以及启用中的模板',
    body: z.object({ productId: f.text(40, MONEY_FIELD_SAYS.chooseProduct) }),
    data: z.object({
      reportType: reportKind,
      engineVersion: z.string(),
      sections: z.array(z.custom<SectionLine>()),
      enabled: z.nullable(wholeTemplate),
    }),
  }),
  templateList: post('/front/usertemplate/findList', {
    ...spec,
    summary: '报告模板列表，最近改动的在前',
    body: z.object({
      reportType: z.optional(reportKind),
      status: z.optional(z.enum(LISTED_STATUSES)),
      keyword: f.optionalText(64),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(templateRow),
  }),
  templateDetail: post('/front/usertemplate/findTemplateById/{id}', {
    ...spec,
    summary: '一个报告模板：章节及其顺序',
    body: z.object({ id: f.id }),
    data: wholeTemplate,
  }),
  templateSave: post('/front/usertemplate/saveTemplate', {
    ...spec,
    summary: '新建报告模板，未启用；报告类型没有的章节会被拒绝',
    body: z.object({ reportType: reportKind, ...content }),
    data: wholeTemplate,
  }),
  templateUpdate: post('/front/usertemplate/upateTemplate', {
    ...spec,
    summary: '修改报告模板；version 为所改的版本，他人已改时不覆盖',
    body: z.object({ id: f.id, version: f.id, ...content }),
    data: wholeTemplate,
  }),
  templateStatus: post('/front/usertemplate/updateTemplateStatus', {
    ...spec,
    summary: '启用、停用或删除报告模板；启用一个即停用同类型的另一个，删除可撤销',
    body: z.object({ id: f.id, status: z.enum(TEMPLATE_STATUSES) }),
    data: wholeTemplate,
  }),
  templateExample: post('/front/usertemplate/example', {
    ...own,
    summary: '一种报告的演示内容（虚构企业），供没有自己的报告时预览',
    body: z.object({ reportType: reportKind }),
    data: z.object({ document: z.custom<ReportDocument>() }),
    perMinute: 60,
  }),
}
