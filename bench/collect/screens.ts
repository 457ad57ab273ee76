/** Calls of the way from the link to the end, each with the page that makes it, in the order of the way. */
export const SCREENS: readonly (readonly [call: string, screen: string])[] = [
  ['getChannelToken', 'index'],
  ['enterpriseConfiguration', 'index'],
  ['authEnterprise', 'create'],
  ['send/msg', 'validate'],
  ['authorize', 'validate'],
  ['agreement/sign', 'validate'],
  ['getAllTaxAreas', 'selectArea'],
  ['chooseArea', 'selectArea'],
  ['login/location', 'loginEtax'],
  ['getChinesVerifyCode', 'loginEtax'],
  ['getQRCode', 'loginEtax'],
  ['loginEtax', 'loginEtax, msgCode'],
  ['send/collect', 'collecting'],
  ['getCollectStatus', 'collecting'],
  ['getSummary', 'taskSuccess'],
]
