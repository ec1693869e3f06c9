import './suites/commands.js';
import './suites/examples.js';
import './suites/expectations.js';
import './suites/forces.js';
import './suites/language.js';
import './suites/preview.js';
import './suites/rule-pages.js';
import './suites/virtual-files.js';
