import Type from 'typebox';
import {
  amountOrUnknown,
  countOrUnknown,
  currency,
  date,
  defined,
  type FileValue,
  LINE_PATTERN,
  line,
  list,
  note,
  object,
  optional,
  STATED,
  schemaFile,
  slug,
  source,
  version,
} from './builder';

const statement = defined(
  'statement',
  object('What one source said of a field on a day.', {
    field: Type.String({
      title: 'a key of the environment such as nodes, or configuration. and a Spark property',
      description: 'The key that the statement is about, or configuration. and a Spark property.',
      pattern:
        '^(cluster|nodes|instanceType|coresPerNode|memoryPerNodeGb|localStorage|executors|executorCores|executorMemoryGb|driverCores|driverMemoryGb|storage|architecture|spark|java|scala|configuration\\.[A-Za-z][A-Za-z0-9._*-]*)$',
      maxLength: 220,
    }),
    value: Type.Unsafe<number | string>({
      title: 'a number, or one line of text that starts with a letter or digit and holds no < or >',
      description: 'What was said.',
      type: ['number', 'string'],
      pattern: LINE_PATTERN,
      maxLength: 200,
    }),
    ...STATED,
    withdrawn: optional(
      object('Set if the source corrected the statement later. It is shown as withdrawn and does not count.', {
        day: date('The day of the commit that corrects it.'),
        commit: version('The commit that corrects it.'),
        reason: line('How the commit describes the correction.'),
      }),
    ),
    about: optional(
      list('Ids of the result sets that it is about; left out, all that name this environment.', slug(), {
        minItems: 1,
        uniqueItems: true,
      }),
    ),
  }),
);

const otherNodes = defined(
  'otherNodes',
  object('Nodes of one type with one task.', {
    role: line('What they are for: driver.'),
    nodes: countOrUnknown('How many.'),
    instanceType: line('Machine type of these nodes.'),
    coresPerNode: optional(countOrUnknown('Virtual cores of a node.')),
    memoryPerNodeGb: optional(amountOrUnknown('Memory of a node in GB.')),
  }),
);

const amount = defined(
  'amount',
  Type.Number({
    title: 'a number above 0',
    description: 'An amount of money.',
    exclusiveMinimum: 0,
    maximum: 1000000000,
  }),
);

const sumPart = defined(
  'sumPart',
  object('Nodes, hours and the price of an hour, which the source multiplies.', {
    nodes: Type.Integer({
      title: 'a whole number from 1',
      description: 'Nodes of this type.',
      minimum: 1,
      maximum: 1000000,
    }),
    instanceType: line('Machine type.'),
    hours: amount('Hours as stated.'),
    perHour: amount('Price of one node for an hour as stated.'),
  }),
);

const sum = defined(
  'sum',
  object('What a source says that a job cost.', {
    covers: line('What the sum is for: three iterations, GPU nodes alone.'),
    parts: list('What is multiplied; their products are added.', sumPart(), { minItems: 1, maxItems: 10 }),
    currency: currency(),
    cost: amount('What the source says it comes to; of a range the lower end.'),
    costTo: optional(amount('The upper end, where the source gives a range.')),
    ...STATED,
    about: optional(
      list(
        'Ids of the result sets whose job it is: sums about different ones are not compared. Left out, any that names this environment.',
        slug(),
        { minItems: 1, uniqueItems: true },
      ),
    ),
  }),
);

export const ENVIRONMENT = schemaFile(
  'environment',
  'Environment',
  object('Hardware, cluster, Spark and Java of a run. What its publisher does not state is unknown, or stays out.', {
    title: line('The environment in a few words.'),
    cluster: optional(line('What schedules the work: Amazon EKS 1.34.')),
    nodes: optional(countOrUnknown('Nodes that ran the benchmark.')),
    instanceType: optional(line('Machine type of the nodes.')),
    coresPerNode: optional(countOrUnknown('Virtual cores of a node.')),
    memoryPerNodeGb: optional(amountOrUnknown('Memory of a node in GB.')),
    gpu: optional(
      line('Graphics processors of a node: 1 NVIDIA L4 with 24 GB. Stays out if there is none, or none is stated.'),
    ),
    localStorage: optional(line('Local disks of a node.')),
    executors: optional(countOrUnknown('Spark executors.')),
    executorCores: optional(countOrUnknown('Cores of an executor.')),
    executorMemoryGb: optional(amountOrUnknown('Memory of an executor in GB, as published.')),
    driverCores: optional(countOrUnknown('Cores of the driver.')),
    driverMemoryGb: optional(amountOrUnknown('Memory of the driver in GB, as published.')),
    storage: optional(line('Where the tables were read from.')),
    architecture: optional(line('Processor architecture: aarch64, x86_64.')),
    spark: optional(version("Spark's version.")),
    java: optional(line('Java runtime.')),
    scala: optional(version("Scala's version.")),
    sources: optional(list('Where these facts come from.', source(), { maxItems: 20 })),
    notes: optional(list('Remarks, `about` being one of the keys above.', note())),
    statements: optional(
      list(
        'What sources said of a field, each with its commit and day, oldest first. If they differ, the sources conflict.',
        statement(),
        { maxItems: 200 },
      ),
    ),
    otherNodes: optional(
      list(
        "Nodes that the run needs in addition to the executor nodes and that are paid for: a driver's.",
        otherNodes(),
        { minItems: 1, maxItems: 10 },
      ),
    ),
    sums: optional(
      list(
        'What sources say that a job on this environment cost, with what they multiply. What does not agree is a warning.',
        sum(),
        { minItems: 1, maxItems: 20 },
      ),
    ),
  }),
);

export type EnvironmentFile = FileValue<typeof ENVIRONMENT>;
