import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    description:
      '税务数据风险白皮书：发票与税务数据能说明什么、不能说明什么，评分怎样得来、怎样检验，挡得住和挡不住哪些造假。',
    eyebrow: '白皮书',
    title: '税务数据能说明什么，不能说明什么',
    lead: '这份白皮书写的是我们自己的检验结果，包括不好看的部分。全部数字在页面生成时取自随代码提交的验证文件，没有一个是手写的。',
    pdf: '下载 PDF',
    print: '从摘要读起',
    sumTitle: '摘要',
    sum1: '分得开，但不神',
    sum1Text:
      '用一家银行公开的 82 家有标签企业检验，折外 AUC 为 {auc}，95 % 区间 {interval}。区间很宽，因为违约的只有 18 家。',
    sum2: '多数造假得不到好处',
    sum2Text:
      '{attacks} 种攻击里，拆票、短期冲量、互开、漏传不加分；两种长期、昂贵的做法仍能抬高分数，下文写明。',
    sum3: '分数之外还有规则',
    sum3Text: '规则负责把可疑之处指给人看，不参与打分；人作决定，企业可以异议。',
    dataTitle: '发票和申报里有什么',
    data1: '说得清：规模与连续性',
    data1Text: '每月开了多少、断过几个月、多久没开，几乎没有解释的余地。',
    data2: '说得清：客户与供应商',
    data2Text: '卖给谁、集中在谁、老客户回不回头，可以逐张追溯。',
    data3: '说得清：异常的痕迹',
    data3Text: '作废、红冲、顶额、互开、循环，是事实而不是结论，需要人去核实。',
    data4: '说不清：钱收没收到',
    data4Text: '发票不等于回款。没有银行流水，赊销和虚开在发票上看起来一样。',
    data5: '说不清：不开票的生意',
    data5Text: '零售与现金经营的一部分不在发票里，分数会偏低，不代表经营不好。',
    data6: '说不清：老板与抵押',
    data6Text: '个人负债、对外担保、司法纠纷不在税务数据里，要由别的报告补上。',
    cardTitle: '评分卡：三个数字',
    cardLead:
      '得分 = 362 + 三个数字的得分之和（362 至 807）：近 36 个月里有真实经营的月数、一年以前两年的稳定销售、近 24 个月的进销比。缺的得 0 分，最近一年的冲量不加分。',
    gradesTitle: '分数、等级与违约概率',
    gradesNote:
      '样本内违约率为 22 %，因为样本由银行挑选；“校正后”按 4 % 的基准换算，基准是假设。违约发生的时间没有公布，概率不对应某一年。',
    methodTitle: '怎样检验',
    method1: '样本',
    method1Text:
      '284 家企业、73.1 万张发票，2016-10 至 2020-02，由一家银行匿名公开；82 家有评级与是否违约。数据不随产品分发。',
    method2: '形状来自常识',
    method2Text: '每个数字加分的形状由业务常识与全部企业定出，不看标签；训练只决定轻重。',
    method3: '反复交叉检验',
    method3Text:
      '20 次五折分层交叉检验，权重与校准都只在训练折里学；打乱标签后 AUC 回到 0.5 左右。',
    method4: '先攻击再上线',
    method4Text: '把每一种攻击施加到每一家企业的原始发票上，重新打分，看谁被抬高。',
    validTitle: '检验结果',
    validLead: '第一版的 AUC 更高，但会奖励可以编造的东西。现行卡放弃了这部分，换来不怕造假。',
    validTable: '区分能力',
    reliabilityTable: '可靠性：说的概率与实际违约',
    reliabilityNote: '每格企业很少，差一家就差几个百分点。这张表能排除明显失准，证明不了精确。',
    attackTitle: '攻击表',
    attackLead: '分数变化是全部企业的平均与最大；最后一列是被抬高的企业占比。',
    attackTable: '每种攻击能换来什么',
    attackNote:
      '最后两行是挡不住的：养两年虚构客户，或让真实老客户配合多收一年发票。前者要为每张发票交税，后者要有同谋；循环、互开与无回款的销售由报告的规则指出，不在分数里。',
    frontTitle: '更多数据能不能更准',
    frontLead:
      '如果数据由税务局直接取得、谁也漏不掉，能不能用更多数字？我们试了八组：多数更容易被造假利用。采集数据用的是其中最稳的一组（只看老客户的月份、进项与较早销项之比）：一年的虚开抬不高任何一家，但排序能力的提高在现有样本里还分辨不出来。文件数据仍用原来的卡。',
    frontTable: '八组候选（攻击列为被抬高的企业占比）',
    steadyTitle: '稳不稳',
    steadyLead: '随机丢掉 5 % 的发票，等级改变的企业占 {drop} %；窗口移动一个月，占 {shift} %。',
    limitTitle: '请记住这些局限',
    limit1: '样本小而旧',
    limit1Text: '82 家、18 家违约、一家银行、已被接纳的客户，且在数电票与疫情之前。',
    limit2: '长期造假看起来像生意',
    limit2Text: '多年维持的虚构客户，发票本身看不出来。',
    limit3: '年轻与零散客户吃亏',
    limit3Text: '成立不久、客户一次性的企业分数偏低，可能经营得很好。',
    limit4: '同一客户两个名字',
    limit4Text: '按名称与税号认人，一家两名会被当成两家。',
    limit5: '没有宏观与行业',
    limit5Text: '评分不含行业景气、股权、司法与个人信息，人要把它们放进来。',
    limit6: '参考，不是承诺',
    limit6Text: '额度与等级供人参考；自动化决策的对象有权要求说明并提出异议。',
    againTitle: '可以重做',
    againLead:
      '训练、检验与攻击的程序随代码公开，固定种子，同样的数据得到同样的字节。现行评分卡的系数、结点与本页的表，都在仓库的文件里。',
  },
  {
    description:
      'What invoice and tax data tell and do not tell, how the score was made and tested, which fraud it withstands and which it does not.',
    eyebrow: 'White paper',
    title: 'What tax data tell, and what they do not',
    lead: 'This paper tells what our own tests came to, the unpleasant parts included. Every figure was read from the committed validation as the page was built; none was typed.',
    pdf: 'Download as PDF',
    print: 'Begin with the summary',
    sumTitle: 'Summary',
    sum1: 'It separates; it is no oracle',
    sum1Text:
      'On 82 labelled enterprises that one bank made public the out-of-fold AUC is {auc}, with a 95 % interval of {interval}. It is wide because 18 defaulted.',
    sum2: 'Most fraud gains nothing',
    sum2Text:
      'Of {attacks} attacks, splitting, bursts, mutual invoicing and files left out earn no points. Two that are long and dear still do; they are named below.',
    sum3: 'Rules stand beside the score',
    sum3Text:
      'Rules point out what a person should look at and do not enter the score. A person decides; the enterprise may object.',
    dataTitle: 'What is in invoices and returns',
    data1: 'Told: size and continuity',
    data1Text: 'How much each month, which months were silent, and how long ago the last was.',
    data2: 'Told: customers and suppliers',
    data2Text: 'Who buys, how much hangs on whom, whether buyers come back; down to the invoice.',
    data3: 'Told: traces of the unusual',
    data3Text:
      'Voids, reversals, ceilings, mutual and circular invoicing: facts to look into, no verdicts.',
    data4: 'Not told: whether money came',
    data4Text:
      'An invoice is no payment. Without bank lines credit sales and invented sales look alike.',
    data5: 'Not told: business without invoices',
    data5Text:
      'Part of retail and cash trade is not there; the score is low and the business may be fine.',
    data6: 'Not told: owners and pledges',
    data6Text:
      'Private debts, guarantees and lawsuits are not in tax data; other reports bring them.',
    cardTitle: 'The card: three figures',
    cardLead:
      'Score = 362 + the points of three figures (362 to 807): months of real business among the last 36, steady sales of the two years before the last, purchases to sales over 24 months. What is missing earns nothing, and volume of the last year adds nothing.',
    gradesTitle: 'Score, grade and probability of default',
    gradesNote:
      '22 % of the sample defaulted, because the bank chose it; the last line is corrected to a base rate of 4 %, which is an assumption. When defaults happened was not published, so the probability is of no particular year.',
    methodTitle: 'How it was tested',
    method1: 'Sample',
    method1Text:
      '284 enterprises, 731,000 invoices, October 2016 to February 2020, made public by one bank without names; 82 with rating and outcome. The data is not distributed.',
    method2: 'Shapes from the domain',
    method2Text:
      'How a figure earns points was set from the domain and all enterprises, without labels; training decides weights only.',
    method3: 'Cross-validation',
    method3Text:
      '20 × 5 folds, weights and calibration learnt inside the training folds; with shuffled labels the AUC falls to about 0.5.',
    method4: 'Attacked before use',
    method4Text:
      'Each attack is applied to the rows of every enterprise, which is then scored again to see who was lifted.',
    validTitle: 'Results',
    validLead:
      'The first card had a higher AUC and paid for what can be made up. The card in force gives that up.',
    validTable: 'Discrimination',
    reliabilityTable: 'Reliability: probability told, defaults seen',
    reliabilityNote:
      'Few enterprises stand in each line. The table can rule out a gross error; it proves no precision.',
    attackTitle: 'Attacks',
    attackLead:
      'Change in points, on average and at most; the last column is the share of enterprises that are lifted.',
    attackTable: 'What each attack earns',
    attackNote:
      'The last two are not withstood: made-up buyers kept for two years, or a real old buyer who takes more invoices for a year. The first costs the tax on each invoice, the second an accomplice; circles, mutual invoicing and sales without money are rules of the reports.',
    frontTitle: 'Would more data help?',
    frontLead:
      'What a tax bureau delivers nobody can leave out, so a card might use more figures. Eight were tried, most of them easier to abuse. Collected data are scored by the steadiest of them (months with old customers, purchases over earlier sales): a year of made-up volume lifts nobody, while its gain in rank is not told from zero with this sample. Files keep the other card.',
    frontTable: 'Eight candidates (attacks: share lifted)',
    steadyTitle: 'Steadiness',
    steadyLead:
      'With 5 % of the rows dropped at random the grade changes for {drop} %; with the window moved by a month for {shift} %.',
    limitTitle: 'Limits to keep in mind',
    limit1: 'Small and old sample',
    limit1Text:
      '82 enterprises, 18 defaults, one bank, accepted clients, before digital invoices and the pandemic.',
    limit2: 'Long fraud looks like business',
    limit2Text: 'Made-up buyers kept for years cannot be told from invoices alone.',
    limit3: 'The young and the retail lose',
    limit3Text: 'New firms and those with one-off customers score low, and may be sound.',
    limit4: 'One buyer, two names',
    limit4Text: 'Parties are told by name and tax number; one under two names is two.',
    limit5: 'No economy, no sector',
    limit5Text:
      'Sector, ownership, courts and persons are not in the score; a person brings them in.',
    limit6: 'A reference, no promise',
    limit6Text:
      'Grades and limits inform a person; whoever is judged may ask for reasons and object.',
    againTitle: 'It can be repeated',
    againLead:
      'Programs for training, testing and attacks are in the repository with a fixed seed: the same data gives the same bytes. Coefficients, knots and the tables of this page lie there as files.',
  },
)
