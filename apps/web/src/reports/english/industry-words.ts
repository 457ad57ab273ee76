import { words } from '@xinjian/format/say/words'

/** Sections of industries (GB/T 4754), and how large an enterprise is. */
export const INDUSTRY_SAYS = words({
  farmingForestryAndFishing: ['农、林、牧、渔业', 'farming, forestry and fishing'],
  mining: ['采矿业', 'mining'],
  manufacturing: ['制造业', 'manufacturing'],
  powerHeatGasAndWaterSupply: [
    '电力、热力、燃气及水生产和供应业',
    'power, heat, gas and water supply',
  ],
  construction: ['建筑业', 'construction'],
  wholesaleAndRetailTrade: ['批发和零售业', 'wholesale and retail trade'],
  wholesaleAndRetailTradeShort: ['批发零售业', 'wholesale and retail trade'],
  transportStorageAndPost: ['交通运输、仓储和邮政业', 'transport, storage and post'],
  lodgingAndCatering: ['住宿和餐饮业', 'lodging and catering'],
  softwareAndInformationServices: [
    '信息传输、软件和信息技术服务业',
    'software and information services',
  ],
  finance: ['金融业', 'finance'],
  realEstate: ['房地产业', 'real estate'],
  leasingAndBusinessServices: ['租赁和商务服务业', 'leasing and business services'],
  researchAndTechnicalServices: ['科学研究和技术服务业', 'research and technical services'],
  waterEnvironmentAndPublicFacilities: [
    '水利、环境和公共设施管理业',
    'water, environment and public facilities',
  ],
  householdServicesAndRepair: ['居民服务、修理和其他服务业', 'household services and repair'],
  education: ['教育', 'education'],
  healthAndSocialWork: ['卫生和社会工作', 'health and social work'],
  cultureSportsAndEntertainment: ['文化、体育和娱乐业', 'culture, sports and entertainment'],
  publicAdministration: ['公共管理、社会保障和社会组织', 'public administration'],
  internationalOrganisations: ['国际组织', 'international organisations'],
  large: ['大型企业', 'large enterprises'],
  medium: ['中型企业', 'medium enterprises'],
  small: ['小型企业', 'small enterprises'],
  micro: ['微型企业', 'micro enterprises'],
})
