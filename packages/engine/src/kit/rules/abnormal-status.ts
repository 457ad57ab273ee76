/** States of registration of an irregular taxpayer, as tax offices write them. */
export const ABNORMAL_STATUS = ['非正常', '非正常户', '非正常户注销', '非正常注销']
