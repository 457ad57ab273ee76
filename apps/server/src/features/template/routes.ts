import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { listedSections, mustBeShowable } from './choice.ts'
import { exampleOf } from './example.ts'
import { kindOfProduct } from './product.ts'
import {
  addTemplate,
  changeTemplate,
  enabledTemplate,
  setStatus,
  templateOf,
  templatePage,
  wireTemplate,
} from './store.ts'

export const templateRoutes = implement(contract.template, {
  async templatesOfProduct({ tenant }, { productId }) {
    const reportType = kindOfProduct(productId)
    const { version, sections } = listedSections(reportType)
    const enabled = await enabledTemplate(tenant, reportType)
    return {
      reportType,
      engineVersion: version,
      sections: [...sections],
      enabled: enabled && wireTemplate(enabled),
    }
  },
  templateList: ({ tenant }, { page, size, ...filter }) => templatePage(tenant, filter, page, size),
  async templateDetail({ tenant }, { id }) {
    return wireTemplate(await templateOf(tenant, id))
  },
  async templateSave({ tenant, session }, { reportType, ...content }) {
    mustBeShowable(reportType, content.sections)
    return wireTemplate(await addTemplate(tenant, session, reportType, content))
  },
  async templateUpdate({ tenant, session }, { id, version, ...content }) {
    const { kind } = await templateOf(tenant, id)
    mustBeShowable(kind, content.sections)
    return wireTemplate(await changeTemplate(tenant, session, { id, version }, content))
  },
  async templateStatus({ tenant, session }, { id, status }) {
    return wireTemplate(await setStatus(tenant, session, await templateOf(tenant, id), status))
  },
  async templateExample(_ctx, { reportType }) {
    return { document: await exampleOf(reportType) }
  },
})
