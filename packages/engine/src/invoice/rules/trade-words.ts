import { words } from '@xinjian/format/say/words'

/** Rules on purchases against sales, on goods and on the parties. */
export const TRADE_RULES_SAYS = words({
  soldFirst: [
    '{pct:percent}的商品先开销项后取得进项。',
    '{pct} of goods were sold before they were bought.',
  ],
  severalRatesUnnamed: [
    '未写品名的商品等适用多个税率，占{pct:percent}。',
    'Goods without a name and others carry several rates: {pct} of sales.',
  ],
  severalRates: [
    '{goods:text}等适用多个税率，占{pct:percent}。',
    '“{goods}” and others carry several rates: {pct} of sales.',
  ],
  priceSpreadSome: [
    '部分商品单价波动较大(变异系数{variation:code})，建议核对规格与计价单位。',
    'Unit prices of some goods spread widely (variation {variation}): check specifications and units.',
  ],
  priceSpreadUnnamed: [
    '未写品名的商品单价波动较大(变异系数{variation:code})，建议核对规格与计价单位。',
    'Unit prices of goods without a name spread widely (variation {variation}): check specifications and units.',
  ],
  priceSpread: [
    '{goods:text}单价波动较大(变异系数{variation:code})，建议核对规格与计价单位。',
    'Unit prices of “{goods}” spread widely (variation {variation}): check specifications and units.',
  ],
  thinMargin: [
    '进项与销项金额接近，票面毛利率仅{pct:percent}，建议了解定价。',
    'Purchases are close to sales, with a margin of only {pct} by the invoices: ask how prices are set.',
  ],
  negativeMargin: [
    '进项大于销项，票面毛利率为{pct:percent}，建议了解定价与存货。',
    'Purchases exceed sales, with a margin of {pct} by the invoices: ask about prices and stock.',
  ],
  purchasesAboveSales: ['进销倒挂', 'Purchases above sales'],
  purchasesAboveSalesThreshold: [
    '进销比>{high:percent}，或有进项而销项净额不为正',
    'Purchases over sales > {high}, or purchases while net sales are not positive',
  ],
  purchasesAboveSalesSource: [
    'domain §4 R-029；存货数据未采集，库存增长不能排除',
    'domain §4, R-029; stock was not collected, its growth cannot be excluded',
  ],
  boughtAgainstReds: [
    '近12个月有进项{bought:yuan}，而销项净额为{sold:yuan}(红冲大于开票)，建议核实未开票收入与库存。',
    '{bought} of purchases in the last 12 months and net sales of {sold} (more red than blue): check unbilled revenue and stock.',
  ],
  boughtUnsold: [
    '近12个月有进项{bought:yuan}而没有销项，建议核实未开票收入与库存。',
    '{bought} of purchases in the last 12 months without any sales: check unbilled revenue and stock.',
  ],
  aboveSales: [
    '近12个月进项为销项的{pct:share}，超过{line:code}预警线，建议核实未开票收入与库存。',
    'Purchases of the last 12 months are {pct} of sales, past the line of {line}: check unbilled revenue and stock.',
  ],
  soldButNeverThreshold: [
    '占销项10%以上的品类没有进项，且该品类销售>{least:number}元；制造业与批发零售业',
    'A category above 10% of sales is never bought and sells > {least} yuan; manufacturing, wholesale and retail only',
  ],
  neverBought: [
    '品类{cat:text}有销售无采购，涉及{amt:yuan}，建议核实货源。',
    '“{cat}” sold for {amt} and never bought: check where the goods come from.',
  ],
  goodsBoughtSold: ['进销品名不符', 'Goods bought and sold differ'],
  goodsBoughtSoldThreshold: [
    '品类匹配率<{medium:percent}中、<{high:percent}高；仅批发零售业',
    'Match of categories < {medium} medium, < {high} high; wholesale and retail only',
  ],
  categoriesMatch: [
    '进销商品大类匹配率{pct:percent}，建议核对购销合同。',
    'Categories bought and sold match by {pct}: check the contracts.',
  ],
  purchasesSalesNearly: ['进销金额高度一致', 'Purchases and sales nearly equal'],
  purchasesSalesNearlyThreshold: [
    '|销−进|÷较大者<{medium:percent}中、<{high:percent}高；仅批发零售业',
    '|sales − purchases| ÷ the larger < {medium} medium, < {high} high; wholesale and retail only',
  ],
  soldBeforeBought: ['先销后进', 'Sold before bought'],
  soldBeforeBoughtThreshold: [
    '先销后进的商品占比>15%中、>30%高',
    'Share of goods sold before bought > 15% medium, > 30% high',
  ],
  needsOpeningStock: ['需要期初存货与逐笔购销时序', 'needs opening stock and the order of trades'],
  abnormalVouchers: ['异常凭证', 'Abnormal vouchers'],
  abnormalVouchersThreshold: [
    '异常凭证税额>0中；占比≥{share:percent}且>{least:number}元为红线',
    'Tax of abnormal vouchers > 0 medium; ≥ {share} of the whole and > {least} yuan red line',
  ],
  abnormalVouchersSource: [
    'domain §4 R-034；公告2019年第38号',
    'domain §4, R-034; announcement 38 of 2019',
  ],
  abnormalTax: [
    '取得异常增值税扣税凭证税额{tax:yuan}，需进项转出。',
    'Abnormal VAT vouchers with {tax} of tax: the input tax has to be reversed.',
  ],
  runningCostsMissing: ['经营支出缺失', 'Running costs missing'],
  runningCostsMissingThreshold: [
    '经营支出占比<{medium:percent}中、<{high:percent}高，近12个月开票>{sales:number}元',
    'Share of running costs < {medium} medium, < {high} high, with > {sales} yuan invoiced in the last 12 months',
  ],
  salesBelowBase: ['开票规模低于判定基数', 'sales are below the base of the rule'],
  noElectricityFreight: [
    '进项中没有水电、运费、租赁等经营支出，建议核实经营场所。',
    'No electricity, freight, rent and the like among purchases: check the premises.',
  ],
  fewCosts: [
    '水电、运费、租赁等经营支出进项占比仅{pct:percent}，建议核实经营场所。',
    'Electricity, freight, rent and the like are only {pct} of purchases: check the premises.',
  ],
  muchCateringLodging: ['餐饮住宿占比高', 'Much catering and lodging'],
  muchCateringLodgingThreshold: [
    '餐饮住宿占比>{medium:percent}；租赁和商务服务业>{higher:percent}',
    'Catering and lodging > {medium}; leasing and business services > {higher}',
  ],
  muchCatering: [
    '餐饮住宿类进项占{pct:percent}，建议核实费用。',
    'Catering and lodging are {pct} of purchases: check the costs.',
  ],
  needs: ['需要{what:words}', 'needs {what~}'],
  irregularSuppliers: ['上游异常', 'Irregular suppliers'],
  irregularCustomers: ['下游异常', 'Irregular customers'],
  supplierConcentration: ['供应商过度集中', 'Supplier concentration'],
  supplierConcentrationThreshold: [
    '第一大供应商占比>{medium:percent}中、>{high:percent}高',
    'Largest supplier > {medium} medium, > {high} high',
  ],
  largestSupplier: [
    '第一大供应商占采购{pct:percent}。',
    'The largest supplier has {pct} of purchases.',
  ],
  customerConcentration: ['客户过度集中', 'Customer concentration'],
  customerConcentrationThreshold: [
    '第一大客户>{top:percent}(制造业配套>{maker:percent})，或前三大>{three:percent}',
    'Largest customer > {top} (> {maker} for suppliers of manufacturers), or top three > {three}',
  ],
  netTopThree: ['前三大客户净额', 'Net of the top three customers'],
  topThree: [
    '前三大客户占比{pct:percent}，存在依赖风险。',
    'The top three customers have {pct} of sales: the enterprise depends on them.',
  ],
  mutualInvoicingThreshold: [
    '互开金额占比>{medium:percent}中、>{high:percent}高',
    'Share of mutual invoicing > {medium} medium, > {high} high',
  ],
  mutual: [
    '与{n:count}家既购又销，互开金额{amt:yuan}，建议核实业务背景。',
    '{n|party is|parties are} both customer and supplier, with {amt} invoiced both ways: check the business behind it.',
  ],
  circularInvoicing: ['票流闭环', 'Circular invoicing'],
  ringsInvoices1: ['环形开票≥1条', 'Rings of invoices ≥ 1'],
  parties: [
    '往来企业自身的进销项发票，本机构持有时由税务风险报告判断',
    'The invoices of the counterparties themselves, by which the tax risk report judges where the institution holds them',
  ],
  bothEndsOutsideThreshold: [
    '客户与供应商的省外占比均>{medium:percent}，且客户、供应商各不少于{least:count}家',
    'Customers and suppliers outside the province both > {medium}, with at least {least} of each',
  ],
  bothEndsOutsideSource: [
    'domain §4 R-041；最少家数为本平台所设：一两家对手的集中由R-037、R-038说明',
    'domain §4, R-041; the least number of parties is the platform’s own: one or two are told by R-037 and R-038',
  ],
  fewParties: ['客户或供应商不足{least:count}家', 'fewer than {least} customers or suppliers'],
  bothOutside: [
    '省外客户占{customers:percent}，省外供应商占{suppliers:percent}，客户与供应商均集中于外省。',
    'Customers outside the province have {customers}, suppliers {suppliers}: most of both are elsewhere.',
  ],
  salesForeignIndustry: ['行业品类不符', 'Sales foreign to the industry'],
  salesForeignIndustryThreshold: [
    '行业品类一致率<{medium:percent}中、<{high:percent}高',
    'Sales expected of the industry < {medium} medium, < {high} high',
  ],
  otherIndustry: [
    '开票品类与登记行业不一致占{pct:percent}，建议核对经营范围。',
    '{pct} of sales are foreign to the registered industry: check the scope of business.',
  ],
  oneNameSeveral: ['同品多税率', 'One name, several rates'],
  oneNameSeveralThreshold: [
    '多税率商品占比>{medium:percent}',
    'Goods with several rates > {medium}',
  ],
  implausibleUnitPrices: ['单价异常', 'Implausible unit prices'],
  implausibleUnitPricesThreshold: [
    '单价变异系数>{medium:number}',
    'Variation of unit prices > {medium}',
  ],
  implausibleUnitPricesSource: [
    'domain §4 R-052；逐行3σ条件需要逐行单价，未判定',
    'domain §4, R-052; the 3σ condition needs the price of each line and is not judged',
  ],
  numberNameDisagree: ['税号名称不符', 'Number and name disagree'],
  contradictingInvoices1: ['不符发票≥1张', 'Contradicting invoices ≥ 1'],
})
